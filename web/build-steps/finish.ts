import { copyFile, glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brand } from "@app/contract/brand";
import { compress, isText } from "./compress.ts";
import { compact, lateScripts } from "./late-scripts.ts";
import { headersConf } from "./security-headers.ts";
import { manifest, robots, sitemap } from "./sitemap.ts";

const build = join(import.meta.dirname, "../build");
const client = join(build, "client");

/** Pages that are nothing without their scripts: they start them at once. All others draw first. */
const STARTS_AT_ONCE: ReadonlySet<string> = new Set([
  "__spa-fallback.html",
  "pagamento/index.html",
  "login/index.html",
]);

const loader = compact(await readFile(join(import.meta.dirname, "loader.js"), "utf8"));

const moved = new Map<string, string>();
for await (const page of glob("**/*.html", { cwd: client })) {
  const path = join(client, page);
  const late = lateScripts(await readFile(path, "utf8"), loader, STARTS_AT_ONCE.has(page) ? "now" : "late");
  for (const [address, source] of late.files) moved.set(address, source);
  await writeFile(path, late.html);
}
for (const [address, source] of moved) await writeFile(join(client, address), source);

await copyFile(join(client, "nao-encontrada/index.html"), join(client, "404.html"));
await writeFile(join(client, "sitemap.xml"), sitemap(brand.siteUrl));
await writeFile(join(client, "robots.txt"), robots(brand.siteUrl));
await writeFile(join(client, "site.webmanifest"), manifest(brand));
await writeFile(
  join(build, "headers.conf"),
  headersConf(loader, process.env["PIXEL_ORIGIN"] || "https://www.facebook.com"),
);

let files = 0;
for await (const file of glob("**/*", { cwd: client })) {
  if (!isText(file)) continue;
  await compress(join(client, file));
  files += 1;
}
console.log(`finished: ${moved.size} late scripts, ${files} files compressed, headers.conf written`);
