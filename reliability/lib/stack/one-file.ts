import { createHash } from "node:crypto";
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Plugin, rolldown } from "rolldown";

const ROOT = join(import.meta.dirname, "../../..");
const CACHE = join(ROOT, "node_modules/.cache/faults");

export type OneFile = {
  api: string;
  worker: string;
  /** Node's compile cache for them. */
  compiled: string;
};

/** The code of a thread has a file of its own, beside the bundle that starts it. */
const bundledThreads: Plugin = {
  name: "bundled-threads",
  transform(code, id) {
    return code.replaceAll(/(?<=new URL\("\.\/)([\w-]+-thread)\.ts(?=", import\.meta\.url\))/g, (_, name: string) => {
      const fileName = `${name}.mjs`;
      this.emitFile({ type: "chunk", id: join(dirname(id), `${name}.ts`), fileName });
      return fileName;
    });
  },
};

/**
 * Bundles the API and the worker into one file each, which halves the restart time after a kill. Cached by content
 * hash, so that concurrent runs share them.
 */
export async function oneFileEach(): Promise<OneFile> {
  const bundle = await rolldown({
    input: {
      api: join(ROOT, "server/src/api.ts"),
      worker: join(ROOT, "server/src/worker.ts"),
    },
    plugins: [bundledThreads],
    platform: "node",
    // It loads its native binding from its own directory.
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
      // A concurrent run created it first.
      rmSync(draft, { recursive: true });
    }
  }
  return { api: join(home, "api.mjs"), worker: join(home, "worker.mjs"), compiled: join(home, "compiled") };
}
