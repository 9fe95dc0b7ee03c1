import { readFileSync } from "node:fs";
import { join } from "node:path";
import { addressOf, compact, type LatePage } from "./late-scripts.ts";

/** Where it is drawn; the worker answers it at every address of the app. */
export const OFFLINE_PATH = "/app/sem-internet";

const source = readFileSync(join(import.meta.dirname, "look-again.js"), "utf8");
const LOOK_AGAIN = `const OFFLINE = ${JSON.stringify(OFFLINE_PATH)};\n${compact(source)}\n`;

/**
 * The page for no internet, without the site's scripts: they would draw the page of the address that was asked for. One
 * of its own looks for our server again, and comes back to that address once it is there.
 */
export function offlinePage(html: string): LatePage {
  const bare = html.replace(/<link rel="modulepreload"[^>]*>/g, "").replace(/<script[^>]*>[\s\S]*?<\/script>/g, "");
  const address = addressOf(LOOK_AGAIN);
  return {
    html: bare.replace("</body>", `<script type="module" src="${address}"></script></body>`),
    files: new Map([[address, LOOK_AGAIN]]),
  };
}
