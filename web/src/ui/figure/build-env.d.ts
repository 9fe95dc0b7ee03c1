/** Written into the scripts by the build (build-steps/figures/exercise-figures.ts); absent in tests. */
interface ImportMetaEnv {
  readonly FIGURES_FOLDER?: string;
}
