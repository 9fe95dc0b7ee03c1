import { NOT_FOUND_PATH, type Page, prerenderedAt } from "../../src/pages.ts";

import { FALLBACK } from "./built-pages.ts";

/**
 * An nginx snippet with an exact-match location for every page, which is found without trying the regular expressions
 * of site.conf. It sets the variables that those locations would have set. Paths with an id have a prefix instead.
 * `teamHeaders`: of the team's pages, instead of the site's.
 */
export const pagesConf = (pages: readonly Page[], teamHeaders: string): string => {
  const served = pages.filter((page) => prerenderedAt(page) !== NOT_FOUND_PATH);
  // A location with headers of its own inherits none.
  const own = `${teamHeaders}add_header Cache-Control $cache_control always;\n`.replaceAll(/^/gm, "    ").trimEnd();
  const headersOf = (path: string): string => (isTeams(path) ? `${own}\n` : "");
  const exact = served.flatMap((page) => exactLocation(page, headersOf(page.path)) ?? []).sort();
  return [...exact, ...clientPrefixes(served).map((prefix) => prefixLocation(prefix, headersOf(prefix)))].join("");
};

const isTeams = (path: string): boolean => /^\/(equipe|plantao)(\/|$)/.test(path);

const isPattern = (path: string): boolean => /[:*]/.test(path);

function exactLocation(page: Page, headers: string): string | undefined {
  const prerendered = prerenderedAt(page);
  const path = prerendered ?? page.path;
  if (isPattern(path)) return undefined;
  const file = prerendered ? `${path.replace(/\/$/, "")}/index.html` : `/${FALLBACK}`;
  return `location = ${path} {
    set $cache_control "public, max-age=60, stale-while-revalidate=86400";
    set $logged_path ${path};
${headers}    try_files ${file} =404;
}
`;
}

/** What stands before the first id or wildcard of a path, without those that another one covers. */
function clientPrefixes(pages: readonly Page[]): string[] {
  const all = new Set(pages.filter(({ path }) => isPattern(path)).map(({ path }) => path.replace(/[:*].*/, "")));
  return [...all].filter((prefix) => ![...all].some((other) => other !== prefix && prefix.startsWith(other))).sort();
}

const prefixLocation = (prefix: string, headers: string): string => `location ${prefix} {
${headers}    try_files $uri $uri/index.html /${FALLBACK} =404;
}
`;
