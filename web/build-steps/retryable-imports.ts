import { resolve } from "node:path";
import type { Plugin } from "vite";

const HELPER = "\0vite/preload-helper.js";
const OURS = resolve(import.meta.dirname, "../src/ui/load-chunks.ts");

/** Our own `loadChunks` in the place of what Vite puts before every `import()`. */
export const retryableImports: Plugin = {
  name: "retryable-imports",
  apply: "build",
  enforce: "pre",
  load(id) {
    if (id !== HELPER) return null;
    return `export { loadChunks as __vitePreload } from ${JSON.stringify(OURS)};`;
  },
  generateBundle(_options, bundle) {
    if (this.environment.name !== "client") return;
    const chunks = Object.values(bundle).filter((chunk) => chunk.type === "chunk");
    const isOurs = chunks.some(({ moduleIds }) => moduleIds.includes(OURS));
    if (!isOurs || chunks.some(({ code }) => code.includes("vite:preloadError"))) {
      throw new Error("an import() does not go through loadChunks: has Vite renamed its helper?");
    }
  },
};
