import { readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pages } from "../../src/pages.ts";
import { FIGURES_FOLDER } from "../figures/figure-files.ts";
import { FALLBACK, filesOfArea } from "../pages/built-pages.ts";
import type { Chunks } from "../scripts/script-chunks.ts";
import { appWorker, FALLBACK_PATH, nameBuild, versionOf } from "./app-worker.ts";
import { gzipBytes, precacheOf } from "./precache.ts";

/** Writes the service worker, and its version into the app's documents. Returns a line about what it caches. */
export async function writeWorker(client: string, chunks: Chunks, isOff: boolean): Promise<string> {
  const read = (path: string) => readFileSync(join(client, path));
  const files = new Map([
    ...filesOfArea("app", pages).map((file) => [`/${file.replace("/index.html", "")}`, file] as const),
    [FALLBACK_PATH, FALLBACK] as const,
  ]);
  const documents = new Map([...files].map(([path, file]) => [path, read(file).toString()]));
  const precache = precacheOf({ pages, chunks, documents: [...documents.values()], read });
  const source = await readFile(join(import.meta.dirname, isOff ? "worker-off.js" : "worker.js"), "utf8");
  const build = { source, documents, precache, figures: FIGURES_FOLDER };
  const version = versionOf(build);
  for (const [path, file] of files) await writeFile(join(client, file), nameBuild(documents.get(path) ?? "", version));
  await writeFile(join(client, "app-worker.js"), appWorker(build));

  const kilobytes = (paths: string[]) => Math.round(gzipBytes(paths, read) / 1000);
  const { shell, rest } = precache;
  return `without internet: ${files.size} documents, ${shell.length} files of the shell (${kilobytes(shell)} kB gzip), ${rest.length} others (${kilobytes(rest)} kB)`;
}
