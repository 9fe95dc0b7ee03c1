import type { Plugin } from "vite";

/**
 * A static section's code and words never reach the browser (src/site/server-only.tsx), but its style sheet must. So texts
 * that no script reads are left out although they are computed, and a CSS module stays although no script names it.
 */
export const serverOnlySections: Plugin = {
  name: "server-only-sections",
  apply: "build",
  enforce: "post",
  transform: {
    filter: { id: [/\.module\.css$/, /\/web\/src\/content\/[\w-]+\.ts$/] },
    handler: (code, id) => ({ code, map: null, moduleSideEffects: id.endsWith(".css") ? "no-treeshake" : false }),
  },
};
