import { index, type RouteConfig, route } from "@react-router/dev/routes";

const inDevelopment = process.env["NODE_ENV"] === "development";

/** Every address of the site, on one page. */
export default [
  index("site/home.route.tsx"),
  route("app/*", "journey/app.route.tsx"),
  ...(inDevelopment ? [route("dev/ui", "ui/showcase.route.tsx")] : []),
  // The not-found page is prerendered as /nao-encontrada through this same route, so it fits any address.
  route("*", "site/not-found.route.tsx"),
] satisfies RouteConfig;
