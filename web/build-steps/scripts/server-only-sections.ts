import type { Plugin } from "vite";

/**
 * A server-only section's code and copy never reach the browser (src/shell/server-only.tsx), but its style sheet must. So
 * unused content modules are marked free of side effects, and CSS modules are never tree-shaken.
 */
export const serverOnlySections: Plugin = {
  name: "server-only-sections",
  apply: "build",
  enforce: "post",
  transform: {
    filter: { id: [/\.module\.css$/, /\/web\/src\/content\/[\w/-]+\.ts$/] },
    handler: (code, id) => ({ code, map: null, moduleSideEffects: id.endsWith(".css") ? "no-treeshake" : false }),
  },
};
