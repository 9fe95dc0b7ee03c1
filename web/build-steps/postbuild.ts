import { globSync, readFileSync } from "node:fs";
import { copyFile, glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brand } from "@app/contract/brand";
import { appWorker } from "./app-worker.ts";
import { callsBeyondBaseline } from "./baseline.ts";
import { compress, isText } from "./compress.ts";
import { compact, deferScripts } from "./defer-scripts.ts";
import { OFFLINE_PATH, offlinePage } from "./offline-page.ts";
import { pagesConf } from "./pages-conf.ts";
import { pruneManifest } from "./prune-manifest.ts";
import { CHUNKS_FILE, type Chunks } from "./script-chunks.ts";
import { readableInventory, scriptInventory } from "./script-inventory.ts";
import { headersConf } from "./security-headers.ts";
import { manifest, robots, sitemap } from "./sitemap.ts";

const build = join(import.meta.dirname, "../build");
const client = join(build, "client");

/** Pages that are empty without their scripts and start them at once. All others paint first. */
const STARTS_AT_ONCE: ReadonlySet<string> = new Set([
  "__spa-fallback.html",
  "login/index.html",
  "app/index.html",
  "app/conta/index.html",
]);

/** The offline page, and the screens whose files the service worker precaches. */
const OFFLINE_PAGE = `${OFFLINE_PATH.slice(1)}/index.html`;
const APP_PAGES = [OFFLINE_PAGE, "app/index.html", "app/conta/index.html"];

const PAYMENT_ROUTE = "web/src/checkout/payment.route.tsx";

/** The payment page's first step is prerendered: its scripts start as soon as that is painted. */
const startOf = (page: string) =>
  STARTS_AT_ONCE.has(page) ? "now" : page === "pagamento/index.html" ? "drawn" : "late";

/** Its links load documents, instead of navigating on the client. */
const isDocument = (page: string) => page === "login/index.html" || (startOf(page) === "late" && page !== OFFLINE_PAGE);

const bootstrap = compact(await readFile(join(import.meta.dirname, "bootstrap.js"), "utf8"));

const extracted = new Map<string, string>();
const read = (url: string) => readFileSync(join(client, url), "utf8");
for await (const page of glob("**/*.html", { cwd: client })) {
  const path = join(client, page);
  const written = await readFile(path, "utf8");
  const pruned = isDocument(page) ? pruneManifest(written, read) : null;
  const html = pruned?.html ?? written;
  for (const [url, source] of pruned?.files ?? []) extracted.set(url, source);
  const deferred = page === OFFLINE_PAGE ? offlinePage(html) : deferScripts(html, bootstrap, startOf(page));
  for (const [url, source] of deferred.files) extracted.set(url, source);
  await writeFile(path, deferred.html);
}
for (const [url, source] of extracted) await writeFile(join(client, url), source);

await copyFile(join(client, "nao-encontrada/index.html"), join(client, "404.html"));
await writeFile(join(client, "sitemap.xml"), sitemap(brand.siteUrl));
await writeFile(join(client, "robots.txt"), robots(brand.siteUrl));
await writeFile(join(client, "site.webmanifest"), manifest(brand));

const worker = await readFile(
  join(import.meta.dirname, process.env["APP_WORKER"] === "off" ? "worker-off.js" : "worker.js"),
  "utf8",
);
const appPages = await Promise.all(APP_PAGES.map((page) => readFile(join(client, page), "utf8")));
await writeFile(join(client, "app-worker.js"), appWorker(worker, appPages));
await writeFile(
  join(build, "headers.conf"),
  headersConf(bootstrap, process.env["PIXEL_ORIGIN"] || "https://www.facebook.com"),
);
await writeFile(join(build, "pages.conf"), pagesConf(globSync("**/index.html", { cwd: client })));

// Beside the site, not in it: the scripts are public, but only operators and auditors need the list.
const chunks: Chunks = JSON.parse(await readFile(CHUNKS_FILE, "utf8"));
const scripts = scriptInventory({
  pages: await Promise.all(
    ["pagamento/index.html", "__spa-fallback.html"].map((page) => readFile(join(client, page), "utf8")),
  ),
  entry: Object.keys(chunks).find((file) => chunks[file]?.modules.includes(PAYMENT_ROUTE)) ?? "no payment page",
  bootstrap,
  chunks,
  read: (path) => readFileSync(join(client, path)),
});
await writeFile(join(build, "script-inventory.json"), JSON.stringify(scripts, null, 2));
await writeFile(join(build, "script-inventory.md"), readableInventory(scripts));

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
  `finished: ${extracted.size} deferred scripts, ${files} files compressed, headers.conf, pages.conf and script-inventory written`,
);
