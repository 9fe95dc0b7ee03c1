import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import type { Plugin } from "vite";

/** A chunk of the bundler: what it imports, the modules it contains, and the style sheets and other files they use. */
export type Chunk = { imports: string[]; dynamicImports: string[]; modules: string[]; css: string[]; assets: string[] };
export type Chunks = Record<string, Chunk>;

const root = resolve(import.meta.dirname, "../../..");
export const CHUNKS_FILE = resolve(import.meta.dirname, "../../build/script-chunks.json");

const relativeId = (id: string): string => (id.startsWith(root) ? relative(root, id).replace(/\?.*$/, "") : id);

export function reachable(from: Iterable<string>, next: (path: string) => string[]): Set<string> {
  const visited = new Set(from);
  // A Set may grow during iteration: added entries are visited too.
  for (const path of visited) for (const other of next(path)) visited.add(other);
  return visited;
}

/** Writes the client's chunk graph to a file, for the payment page's script inventory and the app's precache. */
export const scriptChunks: Plugin = {
  name: "script-chunks",
  apply: "build",
  writeBundle(_options, bundle) {
    if (this.environment.name !== "client") return;
    const chunks: Chunks = {};
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== "chunk") continue;
      const { imports, dynamicImports, facadeModuleId, moduleIds, viteMetadata } = chunk;
      // The router asks for a facade by its route, though the code is in the chunk that it exports from.
      const modules = [...new Set([...moduleIds, facadeModuleId ?? []].flat().map(relativeId))];
      const css = [...(viteMetadata?.importedCss ?? [])];
      const assets = [...(viteMetadata?.importedAssets ?? [])];
      chunks[chunk.fileName] = { imports, dynamicImports, modules, css, assets };
    }
    mkdirSync(dirname(CHUNKS_FILE), { recursive: true });
    writeFileSync(CHUNKS_FILE, JSON.stringify(chunks, null, 2));
  },
};
