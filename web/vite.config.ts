import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { checkBrand } from "./build-steps/brand/check-brand.ts";
import { inlineBrand } from "./build-steps/brand/inline-brand.ts";
import { exerciseFigures } from "./build-steps/figures/exercise-figures.ts";
import { inlinePageRules } from "./build-steps/pages/inline-page-rules.ts";
import { BASELINE } from "./build-steps/scripts/baseline.ts";
import { contractValues } from "./build-steps/scripts/contract-values.ts";
import { retryableImports } from "./build-steps/scripts/retryable-imports.ts";
import { scriptChunks } from "./build-steps/scripts/script-chunks.ts";
import { serverOnlySections } from "./build-steps/scripts/server-only-sections.ts";

/** Runs first: fails a build that would publish example data. */
const brandCheck: Plugin = {
  name: "brand-check",
  apply: "build",
  buildStart() {
    if (this.environment.name === "client") checkBrand(process.env["ALLOW_EXAMPLE_BRAND"] === "1");
  },
};

export default defineConfig({
  // `npm run dev` sets API_URL; behind nginx both share one origin.
  server: { proxy: process.env["API_URL"] ? { "/v1": process.env["API_URL"] } : {} },
  define: {
    "import.meta.env.PIXEL_ORIGIN": JSON.stringify(process.env["PIXEL_ORIGIN"] || "https://www.facebook.com"),
    "import.meta.env.PIXEL_ID": JSON.stringify(process.env["PIXEL_ID"] || ""),
  },
  plugins: [
    brandCheck,
    inlineBrand,
    inlinePageRules,
    contractValues,
    exerciseFigures,
    serverOnlySections,
    retryableImports,
    reactRouter(),
    scriptChunks,
  ],
  build: {
    target: [...BASELINE],
    // Images and fonts stay files: they are cached as immutable and add no script bytes.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // No getter of ours or of a library has side effects, so unused property reads are removed.
      treeshake: { propertyReadSideEffects: false },
      output: {
        // Few chunks: each page waits for its style sheets, and large scripts compress better than small ones.
        codeSplitting: {
          groups: [
            { name: "framework", test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
            // Includes tracking: ad blockers would block a chunk of that name, and break the page. Excludes what only
            // forms and dialogs need: a page without a form loads it with the sign-up dialog.
            {
              name: "shared",
              priority: 2,
              test: /src[\\/](ui[\\/](core|pictures|overlays[\\/]((alert-|plumb-)?dialog|close-button))|ui[\\/][^\\/]+$|shell[\\/](?!header|menu|account-link|status-page|faq-list|pix|no-data|signatures|whatsapp-icon|use-error-reports|report-error)|site[\\/](?!legal)|content[\\/](?!checkout|signatures|complete-plan|(app|staff)[\\/])|tracking[\\/](?!consent-choice)|api\.|page-rules)/,
              minShareCount: 2,
            },
            // What the complete plan contains: the home page has it prerendered, an account without a plan shows it.
            { name: "plans", priority: 2, test: /src[\\/]content[\\/]complete-plan\./ },
            // The app's queries: no public page loads them.
            { name: "data", test: /node_modules[\\/]@tanstack[\\/](query-core|react-query)[\\/]/ },
            // What the checkout, the account and the sign-in page show; no landing page does.
            {
              name: "display",
              priority: 1,
              test: /src[\\/](ui[\\/](display|overlays[\\/](lazy-part|load-failure))|identity[\\/]session[\\/](stored-user|session-store))/,
              minShareCount: 2,
            },
            {
              // With the notices of what a form has done.
              name: "fields",
              priority: 1,
              test: /src[\\/]ui[\\/](overlays[\\/]toast|forms[\\/](?!select|flag|radio-cards|zod-resolver|textarea|checkbox|switch))/,
              minShareCount: 2,
            },
            // Who is signed in: the app and the checkout read it without the sign-in page's logic.
            {
              name: "session",
              // Below `shared`, so that storage and the API client stay there.
              priority: 1.5,
              test: /src[\\/](identity[\\/]session[\\/](session-store|stored-user|return-to)|device-storage)/,
              minShareCount: 2,
            },
            // The sign-in page's logic, shared with the checkout's later steps.
            {
              name: "sign-in-logic",
              priority: 1,
              test: /src[\\/]identity[\\/](sign-in[\\/](use-|sign-in-schema)|session[\\/]session\.|fields[\\/]password-strength)/,
              minShareCount: 2,
            },
            // The sign-up form's parts, shared by the landing pages, the dialog and the checkout's second step.
            {
              name: "signup-pieces",
              test: /src[\\/](ui[\\/]forms[\\/](select|flag|radio-cards)|identity[\\/](fields[\\/](phone|email)|sign-up[\\/](smartphone-field|terms-links)|registration[\\/](draft|use-)))/,
              minShareCount: 2,
            },
            // What every screen of the app loads, and no other page: one script and one style sheet instead of a dozen.
            // Last, because a group also takes what its modules import: the plan's layer would bring the sync with it, and
            // training and workouts the layer.
            {
              name: "app",
              test: /src[\\/]app[\\/]((shell(?![\\/](redirect|refund-back|use-focus|first|subscription[\\/]plan-contents))|data(?![\\/](answers|plan-check[\\/]plan-without|plan-layer|plan-changes|plan-standing|training|workout|diary|numbers|progress|health|reviews|conversation|assistant))|session|offline)[\\/]|today[\\/][^\\/]+\.css)|node_modules[\\/]@tanstack[\\/](query-core|react-query)[\\/]/,
            },
          ],
        },
      },
    },
  },
});
