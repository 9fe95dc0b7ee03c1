import { landings, VARIANTS } from "@app/contract/landings";
import { index, type RouteConfig, route } from "@react-router/dev/routes";

const inDevelopment = process.env["NODE_ENV"] === "development";

/** Each address of a landing is a page of its own; what is on it is written in one file per variant. */
const landingRoutes = VARIANTS.flatMap((variant) =>
  landings[variant].paths.map((path) =>
    route(path.slice(1), `content/landings/${variant.toLowerCase()}.tsx`, { id: `landing${path}` }),
  ),
);

/** Every address of the site, on one page. */
export default [
  index("site/home.route.tsx"),
  ...landingRoutes,
  route("blog", "blog/blog.route.tsx"),
  route("login", "identity/login.route.tsx"),
  route("termos", "content/legal/termos.tsx"),
  route("privacidade", "content/legal/privacidade.tsx"),
  route("reembolso", "content/legal/reembolso.tsx"),
  route("cookies", "content/legal/cookies.tsx"),
  route("pagamento/:userId?", "checkout/payment.route.tsx"),
  route("app/*", "journey/app.route.tsx"),
  ...(inDevelopment ? [route("dev/ui", "ui/showcase.route.tsx")] : []),
  // The not-found page is prerendered as /nao-encontrada through this same route, so it fits any address.
  route("*", "site/not-found.route.tsx"),
] satisfies RouteConfig;
