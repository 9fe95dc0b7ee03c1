import { createHash } from "node:crypto";
import { cpSync, existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Verbosity } from "./log-line.ts";
import type { Runner } from "./processes.ts";
import { metaUrl, root } from "./stack-config.ts";

const INPUTS = [
  "brand.json",
  "package-lock.json",
  "contract/src/**/*",
  "engine/src/**/*",
  "web/{src,public,build-steps}/**/*",
  "web/*.{ts,json}",
];

/** The environment of a web build; part of its fingerprint. */
export const webEnv = { ALLOW_EXAMPLE_BRAND: "1", PIXEL_ORIGIN: metaUrl, PIXEL_ID: "0000000000" };

/**
 * Builds the web if an input has changed, and deploys it into this run's folder: a running nginx never serves an
 * incomplete build, nor that of a stack on other ports. Returns the deployed folder.
 */
export async function deployWeb(runner: Runner, runDir: string, verbosity: Verbosity): Promise<string> {
  const build = join(root, "web/build");
  const site = join(runDir, "site");
  const wanted = fingerprint();
  if (stampOf(site) === wanted) return site;

  if (stampOf(build) !== wanted) {
    rmSync(build, { recursive: true, force: true });
    const env = { ...process.env, ...webEnv, NODE_ENV: "production" };
    await runner.finish({
      name: "build",
      command: ["npm", "run", "build", "--silent", "-w", "web"],
      cwd: root,
      env,
      verbosity,
    });
    writeFileSync(join(build, "stamp"), wanted);
  }
  const draft = `${site}.new`;
  rmSync(draft, { recursive: true, force: true });
  cpSync(build, draft, { recursive: true, preserveTimestamps: true });
  rmSync(site, { recursive: true, force: true });
  renameSync(draft, site);
  return site;
}

function fingerprint(): string {
  const hash = createHash("sha256").update(JSON.stringify(webEnv));
  const files = globSync(INPUTS, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const path of files.map((entry) => join(entry.parentPath, entry.name)).toSorted())
    hash.update(path.slice(root.length)).update(readFileSync(path));
  return hash.digest("hex");
}

function stampOf(directory: string): string | undefined {
  const file = join(directory, "stamp");
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}
