import { createHash } from "node:crypto";

const MANIFEST = /\/assets\/manifest-[\w-]+\.js/g;
const ASSIGNED = "window.__reactRouterManifest=";

type Route = { parentId?: string; imports?: string[] };
type Manifest = { entry?: Route; routes: Record<string, Route>; url: string };

/**
 * The router's manifest, reduced to a page's own routes and those that it reaches without loading a document, each
 * without the files that its layouts import already. The full manifest would be the largest unused download of a public
 * page.
 */
export function pruneManifest(
  html: string,
  read: (url: string) => string,
  isReached: (route: string) => boolean = () => false,
): { html: string; files: Map<string, string> } {
  const [originalUrl] = html.match(MANIFEST) ?? [];
  const modules = /__reactRouterRouteModules = (\{[^}]*\})/.exec(html)?.[1];
  if (!originalUrl || !modules) throw new Error("the page names no manifest: has the router changed its output?");
  const names = new Set([...modules.matchAll(/"([^"]+)":/g)].map(([, name = ""]) => name));

  const text = read(originalUrl).trim();
  if (!text.startsWith(ASSIGNED))
    throw new Error(`${originalUrl} is not the manifest: has the router changed its format?`);
  const manifest = JSON.parse(text.slice(ASSIGNED.length).replace(/;$/, "")) as Manifest;
  const routes = Object.fromEntries(
    Object.entries(manifest.routes)
      .filter(([name]) => names.has(name) || isReached(name))
      .map(([name, route]) => [name, withoutImportsOfLayouts(route, manifest)]),
  );
  const digest = createHash("sha256").update(JSON.stringify(routes)).digest("hex");
  const url = `/assets/manifest-${digest.slice(0, 10)}.js`;
  // The router fetches the URL that the manifest names, so it has to be the new one.
  const source = `${ASSIGNED}${JSON.stringify({ ...manifest, routes, url })};`;
  return { html: html.replaceAll(MANIFEST, url), files: new Map([[url, source]]) };
}

/** A route is shown with its layouts, so what they import is there before it. */
function withoutImportsOfLayouts(route: Route, { entry, routes }: Manifest): Route {
  if (!route.imports) return route;
  const known = new Set(entry?.imports);
  for (let layout = route.parentId; layout; layout = routes[layout]?.parentId)
    for (const file of routes[layout]?.imports ?? []) known.add(file);
  return { ...route, imports: route.imports.filter((file) => !known.has(file)) };
}
