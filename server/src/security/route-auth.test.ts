import { readdirSync } from "node:fs";
import { expect } from "vitest";
import { examples } from "../api-docs/examples.ts";
import type { App } from "../platform/http/app.ts";
import { callOf } from "../testing/hostile-requests.ts";
import { test } from "../testing/http.ts";
import { publicRoutes } from "../testing/public-routes.ts";
import { type Route, routesOf } from "../testing/routes.ts";

const nameOf = ({ method, path }: Route): string => `${method} ${path}`;

/** Of a member's route, and of the team's: without a session, or from another site. */
const REFUSALS = ["wrong-credentials", "staff-signed-out", "staff-origin-refused"];

test("a route that docs/security.md does not list as public refuses a request without credentials", async ({
  app,
  deps,
}) => {
  const routes = await routesOf(app);
  const listed = publicRoutes();
  const member = routes.filter((route) => !(nameOf(route) in listed));
  expect(member.length).toBeGreaterThan(25);
  expect(routes.length - member.length).toBeGreaterThan(20);

  const refused: string[] = [];
  for (const route of routes) {
    const body = examples[nameOf(route)]?.body ?? { password: "tapioca-6" };
    const { url } = callOf(route);
    // From our own pages: the team's public routes refuse all others.
    const headers = { origin: deps.staffOrigins[0] ?? "" };
    const request = { method: route.method, url, headers };
    const reply = await app.inject({ ...request, ...(route.method === "POST" && { payload: body }) });
    const isRefused = reply.statusCode === 401 || reply.statusCode === 403;
    if (isRefused && REFUSALS.some((code) => reply.body.includes(`"${code}"`))) refused.push(nameOf(route));
  }
  expect(refused).toEqual(member.map(nameOf));
});

test("the OpenAPI document says which routes need credentials, and which accept them", async ({ app }) => {
  const listed = publicRoutes();
  const closed = (await routesOf(app)).map(nameOf).filter((name) => !(name in listed));
  const isStaff = (name: string) => name.includes(" /v1/staff/");
  const basic = { basic: [] };

  expect(securityOf(app, [basic]).toSorted()).toEqual(closed.filter((name) => !isStaff(name)).toSorted());
  expect(securityOf(app, [{ cookie: [] }]).toSorted()).toEqual(closed.filter(isStaff).toSorted());
  expect(securityOf(app, [{}, basic])).toEqual(["POST /v1/public/checkout/reminders"]);
  expect(app.swagger()).toMatchObject({
    components: {
      securitySchemes: { basic: { type: "http", scheme: "basic" }, cookie: { type: "apiKey", in: "cookie" } },
    },
  });
});

/** The operations that are documented with exactly this security. */
const securityOf = (app: App, security: object[]): string[] =>
  Object.entries(app.swagger().paths ?? {}).flatMap(([path, operations]) =>
    Object.entries(operations as Record<string, { security?: object[] }>)
      .filter(([, operation]) => JSON.stringify(operation.security) === JSON.stringify(security))
      .map(([method]) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ":$1")}`),
  );

test("each folder's routes.ts exports one function, named after the folder", async () => {
  const folder = new URL("../", import.meta.url);
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) =>
    /^[^/]+\/routes[.]ts$/.test(path),
  );
  expect(paths.length).toBeGreaterThan(8);

  for (const path of paths.filter((name) => !name.startsWith("testing/"))) {
    const [domain = ""] = path.split("/");
    const camelCase = domain.replace(/-(\w)/g, (_, initial: string) => initial.toUpperCase());
    const routes = (await import(new URL(path, folder).href)) as object;
    expect(Object.keys(routes), path).toEqual([`${camelCase}Routes`]);
  }
});
