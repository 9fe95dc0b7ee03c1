import { createHash } from "node:crypto";

export type DeferredPage = {
  html: string;
  /** The formerly inline scripts, by their new URL. */
  files: Map<string, string>;
};

/** Strips comments and indents from the inline bootstrap script. */
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

/** The URL of a formerly inline script: its content hash. */
export const scriptUrl = (source: string): string =>
  `/assets/late-${createHash("sha256").update(source).digest("hex").slice(0, 10)}.js`;

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g;
const FIRST_METAS = /<head>(?:<meta charset="[^"]*"\/?>|<meta name="viewport"[^>]*>)*/i;

/**
 * Moves every script of a page into a file and leaves a placeholder element, in order: hydration expects the elements,
 * and the bootstrap reads from them what to start. `start: "now"` is for pages that are empty without scripts, `"drawn"`
 * for those usable without them that still want them right after first contentful paint.
 */
export function deferScripts(html: string, bootstrap: string, start: "late" | "drawn" | "now" = "late"): DeferredPage {
  const files = new Map<string, string>();
  const modules = [...html.matchAll(PRELOAD)].map(([, href]) => href);
  // Classic scripts run before any module, so they share one file at the first one's place: each file is a round trip.
  const classic = [...html.matchAll(SCRIPT)]
    .map(([, attributeText = "", source = ""]) => ({ attributes: attributesOf(attributeText), source }))
    .filter(({ attributes }) => isClassic(attributes) && !attributes.has("src"))
    .map(({ source }) => source)
    .join(";\n");
  let found = 0;

  const marked = html.replace(PRELOAD, "").replace(SCRIPT, (tag, attributeText: string, source: string) => {
    const attributes = attributesOf(attributeText);
    const isModule = attributes.get("type") === "module";
    if (!isModule && !isClassic(attributes)) return tag;
    found += 1;
    const inline = isModule ? source : classic;
    const src = attributes.get("src") ?? scriptUrl(inline);
    if (files.has(src)) return '<script type="late"></script>';
    if (!attributes.has("src")) files.set(src, inline);
    const module = isModule ? ` data-kind="module" data-modules="${modules.join(" ")}"` : "";
    return `<script type="late" data-src="${src}"${module}></script>`;
  });
  if (found === 0) throw new Error("the page has no script to defer: has the router changed its output?");

  const loader = `<script${start === "late" ? "" : ` data-start="${start}"`}>${bootstrap}</script>`;
  return { html: marked.replace(FIRST_METAS, (head) => head + loader), files };
}

const isClassic = (attributes: Map<string, string>): boolean =>
  ["", "text/javascript"].includes(attributes.get("type") ?? "");
