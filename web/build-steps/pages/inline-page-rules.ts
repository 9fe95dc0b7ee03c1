import type { Plugin } from "vite";
import { pageRulesOf } from "../../src/page-rules.ts";
import { pages } from "../../src/pages.ts";

/** Source code of a value made of regular expressions, strings and arrays. */
const literal = (value: unknown): string => {
  if (value instanceof RegExp) return String(value);
  return Array.isArray(value) ? `[${value.map(literal).join(",")}]` : JSON.stringify(value);
};

export const pageRulesModule = (rules: Record<string, unknown>): string =>
  Object.entries(rules)
    .map(([name, value]) => `export const ${name} = ${literal(value)};\n`)
    .join("");

/** The rules about pages are computed here, at build time: the list of pages itself would be in every page's scripts. */
export const inlinePageRules: Plugin = {
  name: "inline-page-rules",
  enforce: "pre",
  load: (id) => (id.endsWith("/web/src/page-rules.ts") ? pageRulesModule(pageRulesOf(pages)) : null),
};
