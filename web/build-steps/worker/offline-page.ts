import { readFileSync } from "node:fs";
import { join } from "node:path";
import { OFFLINE_PATH } from "../../src/pages.ts";
import { compact, type DeferredPage, scriptUrl } from "../scripts/defer-scripts.ts";

const source = readFileSync(join(import.meta.dirname, "offline-retry.js"), "utf8");
const OFFLINE_RETRY = `const OFFLINE = ${JSON.stringify(OFFLINE_PATH)};\n${compact(source)}\n`;

/**
 * The offline page, without the site's scripts: hydration would render the route of the requested URL. A script of its
 * own polls the server and reloads that URL once the server answers.
 */
export function offlinePage(html: string): DeferredPage {
  const bare = html.replace(/<link rel="modulepreload"[^>]*>/g, "").replace(/<script[^>]*>[\s\S]*?<\/script>/g, "");
  const url = scriptUrl(OFFLINE_RETRY);
  return {
    html: bare.replace("</body>", `<script type="module" src="${url}"></script></body>`),
    files: new Map([[url, OFFLINE_RETRY]]),
  };
}
