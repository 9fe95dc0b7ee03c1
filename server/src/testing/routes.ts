import type { App } from "../platform/http/app.ts";

export type Route = { method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE"; path: string };

/** Every route of the app, from its own router: routes hidden from the OpenAPI document included. */
export async function routesOf(app: App): Promise<Route[]> {
  await app.ready();
  const routes: Route[] = [];
  const ancestors: string[] = [];
  for (const line of app.printRoutes({ commonPrefix: false }).split("\n")) {
    const [, indent = "", part = "", methods = ""] = /^([│ ]*)[├└]── (\S*) \(([^)]+)\)$/.exec(line) ?? [];
    if (!methods) continue;
    const depth = indent.length / 4;
    ancestors.length = depth;
    ancestors.push(part);
    for (const method of methods.split(", "))
      if (method !== "HEAD") routes.push({ method: method as Route["method"], path: ancestors.join("") });
  }
  return routes;
}
