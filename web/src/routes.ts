import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { APP_LAYOUT, type Page, pages, STAFF_LAYOUT } from "./pages.ts";

const inDevelopment = process.env["NODE_ENV"] === "development";

/** The route of a page, relative to its parent's path. */
function routeOf({ path, file, id }: Page, parent: string): RouteConfigEntry {
  const options = id ? { id } : {};
  const relative = path.slice(parent.length).replace(/^\//, "");
  return relative ? route(relative, file, options) : index(file, options);
}

const screensOf = (all: readonly Page[], area: Page["area"]): Page[] =>
  all.filter((page) => page.isScreen && page.area === area);

const layoutRoute = ({ path, file }: { path: string; file: string }, screens: Page[]): RouteConfigEntry =>
  route(
    path.slice(1),
    file,
    screens.map((screen) => routeOf(screen, path)),
  );

export const routesOf = (all: readonly Page[]): RouteConfigEntry[] => [
  ...all.filter(({ isScreen }) => !isScreen).map((page) => routeOf(page, "")),
  layout(APP_LAYOUT.gate, [layoutRoute(APP_LAYOUT, screensOf(all, "app"))]),
  layoutRoute(STAFF_LAYOUT, screensOf(all, "staff")),
];

/** Every route of the site, and in development the page that shows every component. */
export default [
  ...routesOf(pages),
  ...(inDevelopment ? [route("dev/ui", "site/showcase.route.tsx")] : []),
] satisfies RouteConfig;
