import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** Every address of the site, on one page. */
export default [
  index("site/home.route.tsx"),
  route("app/*", "journey/app.route.tsx"),
  route("nao-encontrada", "site/not-found.route.tsx", { id: "not-found" }),
  route("*", "site/not-found.route.tsx", { id: "anything-else" }),
] satisfies RouteConfig;
