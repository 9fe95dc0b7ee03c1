import { addressOf, type LatePage } from "./late-scripts.ts";

/** Where it is drawn; the worker answers it at every address of the app. */
export const OFFLINE_PATH = "/app/sem-internet";

const AGAIN = 'addEventListener("online", () => location.reload());\n';

/**
 * The page for no internet, without the site's scripts: they would draw the page of the address that was asked for.
 * One line of its own tries again once the connection is back.
 */
export function offlinePage(html: string): LatePage {
  const bare = html.replace(/<link rel="modulepreload"[^>]*>/g, "").replace(/<script[^>]*>[\s\S]*?<\/script>/g, "");
  const address = addressOf(AGAIN);
  return {
    html: bare.replace("</body>", `<script src="${address}"></script></body>`),
    files: new Map([[address, AGAIN]]),
  };
}
