import { APP_GATE_FILE } from "../../src/pages.ts";
import { type Chunks, reachable } from "../scripts/script-chunks.ts";

/** The scripts and style sheets of the sign-in page, which the app's gate imports for a visitor without a session. */
export function guestFiles(chunks: Chunks): { modules: string[]; css: string[] } {
  const gate = Object.values(chunks).find(({ modules }) => modules.includes(`web/src/${APP_GATE_FILE}`));
  if (!gate || gate.dynamicImports.length === 0) throw new Error("the app's gate imports no sign-in page");
  const paths = [...reachable(gate.dynamicImports, (path) => chunks[path]?.imports ?? [])];
  const url = (path: string) => `/${path}`;
  return { modules: paths.map(url), css: [...new Set(paths.flatMap((path) => chunks[path]?.css ?? []))].map(url) };
}

/**
 * A prerendered screen of the app also contains the sign-in page. Its style sheets are added to the document, and its
 * scripts are named for the bootstrap, which preloads them for a visitor without a session.
 */
export function addGuestFiles(html: string, { modules, css }: ReturnType<typeof guestFiles>): string {
  const named = new Set(
    [...html.matchAll(/(?:href|data-src|data-modules)="([^"]+)"/g)].flatMap(([, urls = ""]) => urls.split(/[ #]/)),
  );
  const isNew = (url: string) => !named.has(url);
  const links = css.filter(isNew).map((href) => `<link rel="stylesheet" href="${href}"/>`);
  const marked = html
    .replace(/<script(?= data-start="now">)/, `<script data-guest="${modules.filter(isNew).join(" ")}"`)
    .replace("</head>", `${links.join("")}</head>`);
  if (!marked.includes("data-guest=")) throw new Error("a screen of the app does not start its scripts at once");
  return marked;
}
