import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import type { Plugin } from "vite";

/** A chunk of the bundler: its static imports, its dynamic imports, and the modules it contains. */
export type Chunk = { imports: string[]; dynamicImports: string[]; modules: string[] };
export type Chunks = Record<string, Chunk>;

const root = resolve(import.meta.dirname, "../../..");
export const CHUNKS_FILE = resolve(import.meta.dirname, "../../build/script-chunks.json");

const relativeId = (id: string): string => (id.startsWith(root) ? relative(root, id).replace(/\?.*$/, "") : id);

/** Writes the client's chunk graph to a file, for the payment page's script inventory. */
export const scriptChunks: Plugin = {
  name: "script-chunks",
  apply: "build",
  writeBundle(_options, bundle) {
    if (this.environment.name !== "client") return;
    const chunks: Chunks = {};
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== "chunk") continue;
      const { imports, dynamicImports, moduleIds } = chunk;
      chunks[chunk.fileName] = { imports, dynamicImports, modules: moduleIds.map(relativeId) };
    }
    mkdirSync(dirname(CHUNKS_FILE), { recursive: true });
    writeFileSync(CHUNKS_FILE, JSON.stringify(chunks, null, 2));
  },
};
