import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { APP_GATE_FILE, APP_LAYOUT, type Page, pages, STAFF_LAYOUT } from "./pages.ts";

const inDevelopment = process.env["NODE_ENV"] === "development";

/** The route of a page, relative to its parent's path. */
function routeOf({ path, file, id }: Page, parent: string): RouteConfigEntry {
  const options = id ? { id } : {};
  const relative = path.slice(parent.length).replace(/^\//, "");
  return relative ? route(relative, file, options) : index(file, options);
}

/** A layout with its screens. */
const layoutOf = (
  { path, file, area }: typeof APP_LAYOUT | typeof STAFF_LAYOUT,
  all: readonly Page[],
): RouteConfigEntry =>
  route(
    path.slice(1),
    file,
    all.filter((page) => page.isScreen && page.area === area).map((page) => routeOf(page, path)),
  );

export const routesOf = (all: readonly Page[]): RouteConfigEntry[] => [
  ...all.filter(({ isScreen }) => !isScreen).map((page) => routeOf(page, "")),
  layout(APP_GATE_FILE, [layoutOf(APP_LAYOUT, all)]),
  layoutOf(STAFF_LAYOUT, all),
];

/** Every route of the site, and in development the page that shows every component. */
export default [
  ...routesOf(pages),
  ...(inDevelopment ? [route("dev/ui", "site/showcase.route.tsx")] : []),
] satisfies RouteConfig;
