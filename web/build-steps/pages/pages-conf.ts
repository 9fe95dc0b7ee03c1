import { NOT_FOUND_PATH, type Page, prerenderedAt } from "../../src/pages.ts";

import { FALLBACK } from "./built-pages.ts";

/**
 * An nginx snippet with an exact-match location for every page, which is found without trying the regular expressions
 * of site.conf. It sets the variables that those locations would have set. Paths with an id have a prefix instead.
 */
export const pagesConf = (pages: readonly Page[]): string => {
  const served = pages.filter((page) => prerenderedAt(page) !== NOT_FOUND_PATH);
  const exact = served.flatMap((page) => exactLocation(page) ?? []).sort();
  return [...exact, ...clientPrefixes(served).map(prefixLocation)].join("");
};

const isPattern = (path: string): boolean => /[:*]/.test(path);

function exactLocation(page: Page): string | undefined {
  const prerendered = prerenderedAt(page);
  const path = prerendered ?? page.path;
  if (isPattern(path)) return undefined;
  const file = prerendered ? `${path.replace(/\/$/, "")}/index.html` : `/${FALLBACK}`;
  return `location = ${path} {
    set $cache_control "public, max-age=60, stale-while-revalidate=86400";
    set $logged_path ${path};
    try_files ${file} =404;
}
`;
}

/** What stands before the first id or wildcard of a path, without those that another one covers. */
function clientPrefixes(pages: readonly Page[]): string[] {
  const all = new Set(pages.filter(({ path }) => isPattern(path)).map(({ path }) => path.replace(/[:*].*/, "")));
  return [...all].filter((prefix) => ![...all].some((other) => other !== prefix && prefix.startsWith(other))).sort();
}

const prefixLocation = (prefix: string): string => `location ${prefix} {
    try_files $uri $uri/index.html /${FALLBACK} =404;
}
`;
