import { brand } from "@app/contract/brand";
import type { Plugin } from "vite";

/**
 * The brand is validated here, at build time, and reaches the browser as plain data: its schema would pull the whole
 * validation library into every page. The list of example fields concerns the build only.
 */
export const inlineBrand: Plugin = {
  name: "inline-brand",
  enforce: "pre",
  load(id) {
    const plain = { ...brand, examples: [] };
    return id.endsWith("/contract/src/brand.ts") ? `export const brand = ${JSON.stringify(plain)};` : null;
  },
};
