import { readFileSync } from "node:fs";
import { join } from "node:path";
import { compact, type DeferredPage, scriptUrl } from "./defer-scripts.ts";

/** Where it is drawn; the worker answers it at every address of the app. */
export const OFFLINE_PATH = "/app/sem-internet";

const source = readFileSync(join(import.meta.dirname, "offline-retry.js"), "utf8");
const OFFLINE_RETRY = `const OFFLINE = ${JSON.stringify(OFFLINE_PATH)};\n${compact(source)}\n`;

/**
 * The page for no internet, without the site's scripts: they would draw the page of the address that was asked for. One
 * of its own looks for our server again, and comes back to that address once it is there.
 */
export function offlinePage(html: string): DeferredPage {
  const bare = html.replace(/<link rel="modulepreload"[^>]*>/g, "").replace(/<script[^>]*>[\s\S]*?<\/script>/g, "");
  const address = scriptUrl(OFFLINE_RETRY);
  return {
    html: bare.replace("</body>", `<script type="module" src="${address}"></script></body>`),
    files: new Map([[address, OFFLINE_RETRY]]),
  };
}
