import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { BASELINE } from "./build-steps/baseline.ts";
import { checkBrand } from "./build-steps/check-brand.ts";
import { inlineBrand } from "./build-steps/inline-brand.ts";
import { retryableImports } from "./build-steps/retryable-imports.ts";
import { scriptChunks } from "./build-steps/script-chunks.ts";
import { serverOnlySections } from "./build-steps/server-only-sections.ts";

/** First of all: a build that would show example data to real people stops here. */
const brandCheck: Plugin = {
  name: "brand-check",
  apply: "build",
  buildStart() {
    if (this.environment.name === "client") checkBrand(process.env["ALLOW_EXAMPLE_BRAND"] === "1");
  },
};

export default defineConfig({
  // `npm run dev` says where the API is; behind nginx both share one origin.
  server: { proxy: process.env["API_URL"] ? { "/v1": process.env["API_URL"] } : {} },
  define: {
    "import.meta.env.PIXEL_ORIGIN": JSON.stringify(process.env["PIXEL_ORIGIN"] || "https://www.facebook.com"),
    "import.meta.env.PIXEL_ID": JSON.stringify(process.env["PIXEL_ID"] || ""),
  },
  plugins: [brandCheck, inlineBrand, serverOnlySections, retryableImports, reactRouter(), scriptChunks],
  build: {
    target: [...BASELINE],
    // Pictures and fonts stay files: they are cached for ever and cost no script.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // No getter of ours or of a library does anything: what only reads a property is left out when unused.
      treeshake: { propertyReadSideEffects: false },
      output: {
        // Few files: each page waits for its style sheets, and large scripts compress better than small ones.
        codeSplitting: {
          groups: [
            { name: "framework", test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
            // Tracking too: a file of its own, by such a name, is what blockers look for, and the page would break.
            // What only forms need stays out: a page without one fetches it with the sign-up dialog.
            {
              name: "shared",
              priority: 2,
              test: /src[\\/](ui[\\/](?!field|form\.|select|flag|masks|radio-cards|use-form|zod-resolver|after-pointer-up|toast|lazy-|load-failure)|site[\\/](?!legal|header|menu|status-page|faq-list)|content[\\/](?!checkout|account|legal)|tracking[\\/]|identity[\\/](session-ended|return-to)|api\.)/,
              minShareCount: 2,
            },
            {
              name: "fields",
              priority: 1,
              test: /src[\\/]ui[\\/](field|form\.|masks|use-form|after-pointer-up)/,
              minShareCount: 2,
            },
            // The sign-up form's own pieces: the landings, the dialog and the checkout's second step.
            {
              name: "signup-pieces",
              test: /src[\\/](ui[\\/](select|flag|radio-cards)|identity[\\/](phone-field|phone-input|email-field|smartphone-field|terms-links|event-ids|signup-draft))/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
});
