import { type Page, pages } from "./pages.ts";

/** Every path below the first segment of one of these pages. Broader than the pages themselves, on purpose. */
const firstSegments = (chosen: readonly Page[]): string => {
  const segments = new Set(chosen.map(({ path }) => path.split("/")[1] ?? ""));
  if (segments.has("") || segments.has("*")) throw new Error("a rule for the home page would hold for every page");
  return segments.size > 1 ? `(${[...segments].join("|")})` : [...segments].join("");
};

/** `/app/pagamentos/:paymentId/recibo`: what stands before the id, and the id's name. */
const idsOf = ({ path }: Page): [string, string][] =>
  [...path.matchAll(/:(\w+)/g)].map(({ 1: name = "", index }) => [path.slice(0, index), name]);

export const pageRulesOf = (all: readonly Page[]) => ({
  /** Login, checkout and member pages, which send nothing to third parties. */
  PRIVATE_PAGE: new RegExp(`^/${firstSegments(all.filter(({ isPrivate }) => isPrivate))}(/|$)`),
  /** Pages that have a login of their own. */
  PAGE_WITH_LOGIN: new RegExp(`^/${firstSegments(all.filter(({ hasLogin }) => hasLogin))}(/|$)`),
  /** The app's screens, and paths where one may be one day. */
  APP_SCREEN: new RegExp(`^/${firstSegments(all.filter(({ area }) => area === "app"))}(/[\\w-]+)*$`),
  /** Ids in paths, and what is reported in their place. The team's pages report nothing. */
  PATH_IDS: [...new Map(all.filter(({ area }) => area !== "staff").flatMap(idsOf))].map(
    ([before, name]) => [new RegExp(`(${before})[^/?#]+`), `$1:${name}`] as const,
  ),
});

/** What the browser has to know of the list of pages. The build replaces this module with these four values. */
export const { PRIVATE_PAGE, PAGE_WITH_LOGIN, APP_SCREEN, PATH_IDS } = pageRulesOf(pages);
