import { createHash } from "node:crypto";
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rolldown } from "rolldown";

const ROOT = join(import.meta.dirname, "../..");
const CACHE = join(ROOT, "node_modules/.cache/faults");

export type OneFile = {
  api: string;
  worker: string;
  /** Where Node keeps what it compiled of them. */
  compiled: string;
};

/**
 * The API and the worker as they are now, each in one file: a node that was killed is back for half the work, which
 * is most of what a kill costs. Kept by content, so that runs side by side share them.
 */
export async function oneFileEach(): Promise<OneFile> {
  const bundle = await rolldown({
    input: { api: join(ROOT, "server/src/api.ts"), worker: join(ROOT, "server/src/worker.ts") },
    platform: "node",
    // It finds its native half beside itself.
    external: ["@node-rs/argon2"],
  });
  const { output } = await bundle.generate({
    format: "esm",
    minify: true,
    entryFileNames: "[name].mjs",
    chunkFileNames: "[name]-[hash].mjs",
  });
  await bundle.close();
  const chunks = output.filter((part) => part.type === "chunk");
  const hash = createHash("sha256");
  for (const { fileName, code } of chunks) hash.update(`${fileName}\n${code}`);
  const home = join(CACHE, hash.digest("hex").slice(0, 16));
  if (!existsSync(home)) {
    const draft = `${home}.${process.pid}`;
    mkdirSync(draft, { recursive: true });
    for (const { fileName, code } of chunks) writeFileSync(join(draft, fileName), code);
    try {
      renameSync(draft, home);
    } catch {
      // Another run was quicker.
      rmSync(draft, { recursive: true });
    }
  }
  return { api: join(home, "api.mjs"), worker: join(home, "worker.mjs"), compiled: join(home, "compiled") };
}
