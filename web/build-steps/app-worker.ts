import { createHash } from "node:crypto";
import { OFFLINE_PATH } from "./offline-page.ts";

/** Every file of the build that these pages name. */
export function filesOf(pages: readonly string[]): string[] {
  const named = pages.flatMap((html) => [...html.matchAll(/(?:href|src|data-src|data-modules)="([^"]+)"/g)]);
  const files = named.flatMap(([, paths = ""]) => paths.split(" ")).filter((path) => path.startsWith("/assets/"));
  return [...new Set(files.map((path) => path.replace(/#.*/, "")))].sort();
}

/** The worker's whole source: what it keeps, then what it does. Another build is another version. */
export function appWorker(source: string, pages: readonly string[]): string {
  const files = filesOf(pages);
  const version = createHash("sha256")
    .update(JSON.stringify([source, pages]))
    .digest("hex")
    .slice(0, 12);
  const constants = { VERSION: version, OFFLINE: OFFLINE_PATH, FILES: files };
  const lines = Object.entries(constants).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};`);
  return `${lines.join("\n")}\n${source}`;
}
