import type { App } from "../platform/http.ts";

export type Route = { method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE"; path: string };

/** Every route the app answers, read off its own router: hidden ones and ones of tomorrow included. */
export async function routesOf(app: App): Promise<Route[]> {
  await app.ready();
  const routes: Route[] = [];
  const above: string[] = [];
  for (const line of app.printRoutes({ commonPrefix: false }).split("\n")) {
    const [, indent = "", part = "", methods = ""] = /^([│ ]*)[├└]── (\S*) \(([^)]+)\)$/.exec(line) ?? [];
    if (!methods) continue;
    const depth = indent.length / 4;
    above.length = depth;
    above.push(part);
    for (const method of methods.split(", "))
      if (method !== "HEAD") routes.push({ method: method as Route["method"], path: above.join("") });
  }
  return routes;
}
