import { resolve } from "node:path";
import type { Plugin } from "vite";

const HELPER = "\0vite/preload-helper.js";
const REPLACEMENT = resolve(import.meta.dirname, "../../src/ui/core/load-chunks.ts");

/** Replaces the preload helper that Vite wraps around every `import()` with our own `loadChunks`. */
export const retryableImports: Plugin = {
  name: "retryable-imports",
  apply: "build",
  enforce: "pre",
  load(id) {
    if (id !== HELPER) return null;
    return `export { loadChunks as __vitePreload } from ${JSON.stringify(REPLACEMENT)};`;
  },
  generateBundle(_options, bundle) {
    if (this.environment.name !== "client") return;
    const chunks = Object.values(bundle).filter((chunk) => chunk.type === "chunk");
    const isReplaced = chunks.some(({ moduleIds }) => moduleIds.includes(REPLACEMENT));
    if (!isReplaced || chunks.some(({ code }) => code.includes("vite:preloadError"))) {
      throw new Error("an import() does not go through loadChunks: has Vite renamed its helper?");
    }
  },
};
