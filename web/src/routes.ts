import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { APP_LAYOUT, type Page, pages } from "./pages.ts";

const inDevelopment = process.env["NODE_ENV"] === "development";

/** The route of a page, relative to its parent's path. */
function routeOf({ path, file, id }: Page, parent: string): RouteConfigEntry {
  const options = id ? { id } : {};
  const relative = path.slice(parent.length).replace(/^\//, "");
  return relative ? route(relative, file, options) : index(file, options);
}

export const routesOf = (all: readonly Page[]): RouteConfigEntry[] => [
  ...all.filter(({ isScreen }) => !isScreen).map((page) => routeOf(page, "")),
  layout(APP_LAYOUT.gate, [
    route(
      APP_LAYOUT.path.slice(1),
      APP_LAYOUT.file,
      all.filter(({ isScreen }) => isScreen).map((page) => routeOf(page, APP_LAYOUT.path)),
    ),
  ]),
];

/** Every route of the site, and in development the page that shows every component. */
export default [
  ...routesOf(pages),
  ...(inDevelopment ? [route("dev/ui", "site/showcase.route.tsx")] : []),
] satisfies RouteConfig;
