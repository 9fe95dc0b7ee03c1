import { createHash } from "node:crypto";
import { relative } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { checkBrand } from "./build-steps/brand/check-brand.ts";
import { inlineBrand } from "./build-steps/brand/inline-brand.ts";
import { exerciseFigures } from "./build-steps/figures/exercise-figures.ts";
import { inlinePageRules } from "./build-steps/pages/inline-page-rules.ts";
import { BASELINE } from "./build-steps/scripts/baseline.ts";
import { codeSplittingGroups } from "./build-steps/scripts/chunk-groups.ts";
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

/** By its sheet alone: the class's line, which Vite appends, makes no name unique and does not compress. */
const scopedName = (local: string, sheet: string): string =>
  `_${local}_${createHash("sha256")
    .update(relative(import.meta.dirname, sheet))
    .digest("base64url")
    .slice(0, 4)}`;

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
  css: { modules: { generateScopedName: scopedName } },
  build: {
    target: [...BASELINE],
    // Images and fonts stay files: they are cached as immutable and add no script bytes.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // No getter of ours or of a library has side effects, so unused property reads are removed.
      treeshake: { propertyReadSideEffects: false },
      output: {
        codeSplitting: { groups: codeSplittingGroups },
      },
    },
  },
});
