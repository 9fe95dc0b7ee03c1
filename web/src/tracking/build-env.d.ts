/** Defined at build time by vite.config.ts. */
interface ImportMetaEnv {
  /** The origin of the advertising pixel's image. */
  readonly PIXEL_ORIGIN: string;
  /** Without an id there is no pixel. */
  readonly PIXEL_ID: string;
}
