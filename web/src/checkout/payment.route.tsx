import { checkoutMeta } from "../content/checkout.ts";
import { pageMeta } from "../shell/page-meta.ts";
import type { Route } from "./+types/payment.route.ts";
import { Checkout } from "./checkout.tsx";

export const meta = () => pageMeta({ ...checkoutMeta, path: "/pagamento", robots: "noindex" });

export default function PaymentRoute({ params: { userId } }: Route.ComponentProps) {
  return <Checkout key={userId ?? ""} userId={userId ?? null} />;
}
