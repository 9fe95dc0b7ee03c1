import { globSync, readFileSync } from "node:fs";
import { copyFile, glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brand } from "@app/contract/brand";
import { NOT_FOUND_PATH, type Page, pages } from "../src/pages.ts";
import { compress, isText } from "./compress.ts";
import { FALLBACK, filesOfArea, finishOf } from "./pages/built-pages.ts";
import { addGuestFiles, guestFiles } from "./pages/guest-files.ts";
import { pagesConf } from "./pages/pages-conf.ts";
import { manifest, robots, sitemap } from "./pages/sitemap.ts";
import { callsBeyondBaseline } from "./scripts/baseline.ts";
import { compact, deferScripts } from "./scripts/defer-scripts.ts";
import { pruneManifest } from "./scripts/prune-manifest.ts";
import { pagesOverBudget } from "./scripts/script-budget.ts";
import { CHUNKS_FILE, type Chunks } from "./scripts/script-chunks.ts";
import { readableInventory, scriptInventory } from "./scripts/script-inventory.ts";
import { headersConf } from "./security-headers.ts";
import { writeWorker } from "./worker/write-worker.ts";

const build = join(import.meta.dirname, "../build");
const client = join(build, "client");

const PAYMENT_ROUTE = `web/src/${pages.find(({ area }) => area === "checkout")?.file}`;
const readAll = (files: string[]) => Promise.all(files.map((file) => readFile(join(client, file), "utf8")));

const bootstrap = compact(await readFile(join(import.meta.dirname, "scripts/bootstrap.js"), "utf8"));

const chunks: Chunks = JSON.parse(await readFile(CHUNKS_FILE, "utf8"));
const guest = guestFiles(chunks);
const screens = filesOfArea("app", pages);

const NOT_OF_THE_APP = /^(staff\/|privacy\/opt-out|site\/on-call\/)/;
/**
 * Advertisements lead to the landing pages, no link of the app does; nothing of the members' leads to the team, nor to
 * what only e-mails link to.
 */
const isReachedFrom = (area: Page["area"] | undefined) => (route: string) =>
  !route.startsWith("landing/") && !(area === "app" && NOT_OF_THE_APP.test(route));
const extracted = new Map<string, string>();
const read = (url: string) => readFileSync(join(client, url), "utf8");
for await (const file of glob("**/*.html", { cwd: client })) {
  const path = join(client, file);
  const written = await readFile(path, "utf8");
  const { scripts, loadsDocuments, area } = finishOf(file, pages);
  const { html, files } = pruneManifest(written, read, loadsDocuments ? undefined : isReachedFrom(area));
  for (const [url, source] of files) extracted.set(url, source);
  const deferred = deferScripts(html, bootstrap, scripts);
  for (const [url, source] of deferred.files) extracted.set(url, source);
  await writeFile(path, screens.includes(file) ? addGuestFiles(deferred.html, guest) : deferred.html);
}
for (const [url, source] of extracted) await writeFile(join(client, url), source);

await copyFile(join(client, NOT_FOUND_PATH, "index.html"), join(client, "404.html"));
await writeFile(join(client, "sitemap.xml"), sitemap(brand.siteUrl, pages));
await writeFile(join(client, "robots.txt"), robots(brand.siteUrl));
await writeFile(join(client, "site.webmanifest"), manifest(brand));

const precached = await writeWorker(client, chunks, process.env["APP_WORKER"] === "off");
await writeFile(
  join(build, "headers.conf"),
  headersConf(bootstrap, process.env["PIXEL_ORIGIN"] || "https://www.facebook.com"),
);
await writeFile(join(build, "pages.conf"), pagesConf(pages, headersConf(bootstrap, null)));

// Beside the site, not in it: the scripts are public, but only operators and auditors need the list.
const scripts = scriptInventory({
  pages: await readAll([...filesOfArea("checkout", pages), FALLBACK]),
  entry: Object.keys(chunks).find((file) => chunks[file]?.modules.includes(PAYMENT_ROUTE)) ?? "no payment page",
  bootstrap,
  chunks,
  read: (path) => readFileSync(join(client, path)),
});
await writeFile(join(build, "script-inventory.json"), JSON.stringify(scripts, null, 2));
await writeFile(join(build, "script-inventory.md"), readableInventory(scripts));

// Those that a search or an advertisement leads to.
const found = pages.filter(({ inSitemap }) => inSitemap);
const publicPages = filesOfArea("site", found).map((file) => ({
  file,
  html: readFileSync(join(client, file), "utf8"),
}));
const tooLarge = pagesOverBudget(publicPages, (path) => readFileSync(join(client, path)));
if (tooLarge.length > 0) throw new Error(`scripts of public pages:\n${tooLarge.join("\n")}`);

const emitted = globSync("**/*.js", { cwd: client }).map((file) => [file, read(file)] as const);
const beyond = callsBeyondBaseline([["bootstrap", bootstrap], ...emitted]);
if (beyond.length > 0) throw new Error(`calls that a baseline browser lacks:\n${beyond.join("\n")}`);

let files = 0;
for await (const file of glob("**/*", { cwd: client })) {
  if (!isText(file)) continue;
  await compress(join(client, file));
  files += 1;
}
console.log(
  `finished: ${extracted.size} deferred scripts, ${files} files compressed, headers.conf, pages.conf and script-inventory written; ${precached}`,
);
