import { brand } from "@app/contract/brand";
import type { Plugin } from "vite";

/**
 * The brand is checked here, at build time, and reaches the browser as plain data: the schema would bring the whole
 * validation library along to every page. Which fields are still examples concerns the build alone.
 */
export const inlineBrand: Plugin = {
  name: "inline-brand",
  enforce: "pre",
  load(id) {
    const plain = { ...brand, examples: [] };
    return id.endsWith("/contract/src/brand.ts") ? `export const brand = ${JSON.stringify(plain)};` : null;
  },
};
