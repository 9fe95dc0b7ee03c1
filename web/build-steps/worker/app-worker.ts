import { createHash } from "node:crypto";
import { APP_LAYOUT, OFFLINE_PATH } from "../../src/pages.ts";

/** Every file of the build that these pages reference. */
export function filesOf(pages: readonly string[]): string[] {
  const attributes = pages.flatMap((html) => [...html.matchAll(/(?:href|src|data-src|data-modules)="([^"]+)"/g)]);
  const files = attributes.flatMap(([, paths = ""]) => paths.split(" ")).filter((path) => path.startsWith("/assets/"));
  return [...new Set(files.map((path) => path.replace(/#.*/, "")))].sort();
}

/** The worker's whole source: its precache list, then its handlers. The version is a hash of the build. */
export function appWorker(source: string, pages: readonly string[]): string {
  const files = filesOf(pages);
  const version = createHash("sha256")
    .update(JSON.stringify([source, pages]))
    .digest("hex")
    .slice(0, 12);
  const constants = { VERSION: version, OFFLINE: OFFLINE_PATH, FILES: files };
  const lines = Object.entries(constants).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};`);
  lines.push(`const SCREENS = ${String(new RegExp(`^${APP_LAYOUT.path}(/|$)`))};`);
  return `${lines.join("\n")}\n${source}`;
}
