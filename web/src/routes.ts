import { landings, VARIANTS } from "@app/contract/landings";
import { index, type RouteConfig, route } from "@react-router/dev/routes";

const inDevelopment = process.env["NODE_ENV"] === "development";

/** Each path of a landing page is a route of its own; its content is one file per variant. */
const landingRoutes = VARIANTS.flatMap((variant) =>
  landings[variant].paths.map((path) =>
    route(path.slice(1), `landing/variants${landings[variant].paths[0]}.route.tsx`, { id: `landing${path}` }),
  ),
);

/** The member's data rights: access, consent, export, erasure. */
const dataRoutes = [
  route("dados", "account/privacy/disclosures/disclosure-log.route.tsx"),
  route("dados/consentimentos", "account/privacy/consents.route.tsx"),
  route("dados/baixar", "account/privacy/export/export.route.tsx"),
  route("dados/apagar", "account/privacy/deletion/deletion.route.tsx"),
];

/** The screens of the app, all in one shell. */
const appRoutes = [
  index("account/today/today.route.tsx"),
  route("conta", "account/account.route.tsx"),
  route("pagamentos/:paymentId", "account/payments/payment.route.tsx"),
  // The same screen, with the withdrawal dialog open: other screens and emails link to it.
  route("pagamentos/:paymentId/desistir", "account/payments/payment.route.tsx", { id: "withdrawal" }),
  route("pagamentos/:paymentId/recibo", "account/receipt/receipt.route.tsx"),
  ...dataRoutes,
  route("*", "account/not-found.route.tsx"),
];

/** Every route of the site. */
export default [
  index("site/home/home.route.tsx"),
  ...landingRoutes,
  route("blog", "blog/blog.route.tsx"),
  route("login", "identity/sign-in/login.route.tsx"),
  route("termos", "site/legal/termos.route.tsx"),
  route("privacidade", "site/legal/privacidade.route.tsx"),
  route("reembolso", "site/legal/reembolso.route.tsx"),
  route("cookies", "site/legal/cookies.route.tsx"),
  route("sair-da-lista", "privacy/opt-out.route.tsx"),
  route("pagamento/:userId?", "checkout/payment.route.tsx"),
  route("app/ate-logo", "account/privacy/deletion/account-deleted.route.tsx"),
  route("app/sem-internet", "account/offline/offline.route.tsx"),
  route("app", "account/app.route.tsx", appRoutes),
  ...(inDevelopment ? [route("dev/ui", "site/showcase.route.tsx")] : []),
  // The not-found page is prerendered as /nao-encontrada through this same route, so it fits any URL.
  route("*", "site/not-found.route.tsx"),
] satisfies RouteConfig;
