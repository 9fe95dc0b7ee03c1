import { type Page, prerenderedAt } from "../../src/pages.ts";

/** The document for all paths that have no file of their own. It is empty without its scripts. */
export const FALLBACK = "__spa-fallback.html";

/** The file of a prerendered page, relative to the built site. */
const fileOf = (page: Page): string => `${prerenderedAt(page) ?? ""}/index.html`.replace(/^\/+/, "");

/** How the build finishes a document: when its scripts start, whether its links load documents, and of which area it is. */
export function finishOf(
  file: string,
  pages: readonly Page[],
): Pick<Page, "scripts" | "loadsDocuments"> & { area?: Page["area"] } {
  if (file === FALLBACK) return { scripts: "now", loadsDocuments: false };
  const page = pages.find((candidate) => candidate.prerender && fileOf(candidate) === file);
  if (!page) throw new Error(`${file} is not in the list of pages`);
  return page;
}

/** The prerendered documents of an area. */
export const filesOfArea = (area: Page["area"], pages: readonly Page[]): string[] =>
  pages.filter((page) => page.area === area && page.prerender).map(fileOf);
