import { createHash } from "node:crypto";

export type DeferredPage = {
  html: string;
  /** What used to stand inline, by the address it now has. */
  files: Map<string, string>;
};

/** The inline loader as it stands in the page: without comments and indents. */
export const compact = (source: string): string =>
  source
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("//"))
    .join("\n");

const attributesOf = (text: string): Map<string, string> =>
  new Map(
    [...text.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name = "", value = ""]) => [name.toLowerCase(), value]),
  );

/** The address of a script that used to stand inline. */
export const scriptUrl = (source: string): string =>
  `/assets/late-${createHash("sha256").update(source).digest("hex").slice(0, 10)}.js`;

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g;
const FIRST_METAS = /<head>(?:<meta charset="[^"]*"\/?>|<meta name="viewport"[^>]*>)*/i;

/**
 * Takes every script out of a page and leaves its place marked, in order: hydration looks for the elements, and the
 * loader reads from them what to start. `start: "now"` is for pages that are nothing without their scripts, `"drawn"` for
 * those that can be read and typed into without, yet want them as soon as the first content is painted.
 */
export function deferScripts(html: string, bootstrap: string, start: "late" | "drawn" | "now" = "late"): DeferredPage {
  const files = new Map<string, string>();
  const modules = [...html.matchAll(PRELOAD)].map(([, href]) => href);
  let found = 0;

  const marked = html.replace(PRELOAD, "").replace(SCRIPT, (_whole, given: string, source: string) => {
    const attributes = attributesOf(given);
    const kind = attributes.get("type") ?? "";
    if (kind !== "" && kind !== "module" && kind !== "text/javascript") return _whole;
    found += 1;
    const src = attributes.get("src") ?? scriptUrl(source);
    if (!attributes.has("src")) files.set(src, source);
    const module = kind === "module" ? ` data-kind="module" data-modules="${modules.join(" ")}"` : "";
    return `<script type="late" data-src="${src}"${module}></script>`;
  });
  if (found === 0) throw new Error("the page has no script to make late: has the router changed what it writes?");

  const tag = `<script${start === "late" ? "" : ` data-start="${start}"`}>${bootstrap}</script>`;
  return { html: marked.replace(FIRST_METAS, (head) => head + tag), files };
}
