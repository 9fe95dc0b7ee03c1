/** Written into the build by vite.config.ts. */
interface ImportMetaEnv {
  /** Where the advertising pixel's image is asked for. */
  readonly PIXEL_ORIGIN: string;
  /** Without an id there is no pixel. */
  readonly PIXEL_ID: string;
}
