/**
 * Writes a CycloneDX SBOM of what ships: the packages of the API and worker, and those bundled for the browser. Reads
 * package-lock.json only, without network. Keep it with the release; it is not committed.
 *   node scripts/sbom.ts [file]
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { root } from "./lib/stack-config.ts";

const SHIPPED = ["contract", "engine", "server", "web"];
const out = process.argv[2] ?? "sbom.json";

const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
const read = (path: string) => JSON.parse(readFileSync(join(root, path), "utf8"));

// npm requires a version of every package, and our workspaces have none: it reads copies with the commit as version.
const version = `0.0.0-${git("rev-parse", "--short", "HEAD")}`;
const copies = mkdtempSync(join(tmpdir(), "sbom-"));
function copy(path: string, value: object): void {
  mkdirSync(dirname(join(copies, path)), { recursive: true });
  writeFileSync(join(copies, path), JSON.stringify(value));
}

try {
  const lock = read("package-lock.json");
  const workspacePaths = Object.keys(lock.packages).filter((path) => !path.includes("node_modules"));
  for (const path of workspacePaths) {
    lock.packages[path].version = version;
    copy(join(path, "package.json"), { ...read(join(path, "package.json")), version });
  }
  copy("package-lock.json", lock);

  const format = ["--sbom-format=cyclonedx", "--sbom-type=application", "--package-lock-only", "--omit=dev"];
  const workspaces = SHIPPED.map((name) => `--workspace=${name}`);
  const text = execFileSync("npm", ["sbom", ...format, ...workspaces], {
    cwd: copies,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    stdio: ["ignore", "pipe", "inherit"],
  });
  writeFileSync(out, text);
  const { components, specVersion } = JSON.parse(text);
  console.log(`${out}: CycloneDX ${specVersion}, ${components.length} packages of ${version}`);
} finally {
  rmSync(copies, { recursive: true });
}
