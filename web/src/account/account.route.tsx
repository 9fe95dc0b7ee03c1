import { brand } from "@app/contract/brand";
import { useAnchor } from "../app/shell/app-shell.tsx";
import { getOverview } from "../app/shell/endpoints.ts";
import { loadOr404 } from "../app/shell/load-or-404.ts";
import { Skeleton } from "../app/shell/skeleton.tsx";
import { NoSubscription } from "../app/shell/subscription/no-subscription.tsx";
import { SubscriptionCard } from "../app/shell/subscription/subscription-card.tsx";
import { pageMeta } from "../shell/page-meta.ts";
import type { Route } from "./+types/account.route.ts";
import styles from "./account.module.css";
import { getPayment, listPayments } from "./endpoints.ts";
import { PaymentList } from "./payments/payment-list.tsx";
import { RefundProgress } from "./payments/refund-progress.tsx";
import { ProfileSettings } from "./privacy/profile-settings.tsx";
import { Rights } from "./rights/rights.tsx";
import { SecuritySettings } from "./security/security-settings.tsx";

export const meta = () =>
  pageMeta({
    title: `Sua conta | ${brand.name}`,
    description: "Plano, recibos, direitos, dados e acesso.",
    robots: "noindex",
  });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [overview, payments] = await Promise.all([loadOr404(request, getOverview), loadOr404(request, listPayments)]);
  const { plan } = overview;
  const current = plan ? await loadOr404(request, getPayment, { params: { paymentId: plan.paymentId } }) : null;
  return { overview, payments, current };
}

/** Subscription, payments, refunds, personal data and security on one page. */
export default function AccountRoute({ loaderData: { overview, payments, current } }: Route.ComponentProps) {
  const { plan, state, next } = overview;
  useAnchor();
  const requestedRefund = current?.refunds.find(({ kind }) => kind === "withdrawal" || kind === "guarantee");
  return (
    <div className={styles.account}>
      <h1>Sua conta</h1>
      {plan ? <SubscriptionCard state={state} plan={plan} next={next} withFacts /> : <NoSubscription />}
      <section aria-labelledby="recibos" id="pagamentos">
        <h2 className={styles.title} id="recibos">
          Compras e recibos
        </h2>
        <PaymentList payments={payments} />
      </section>
      {requestedRefund ? (
        <RefundProgress refund={requestedRefund} />
      ) : current?.refundOptions ? (
        <section aria-labelledby="direitos-titulo" id="direitos">
          <h2 className={styles.title} id="direitos-titulo">
            Seus direitos nesta compra
          </h2>
          <Rights payment={current} />
        </section>
      ) : null}
      <div className={styles.pair}>
        <ProfileSettings />
        <SecuritySettings />
      </div>
    </div>
  );
}

export function HydrateFallback() {
  return (
    <div className={styles.account}>
      <h1>Sua conta</h1>
      <Skeleton blocks={["sheet", "lines", "pair"]} />
    </div>
  );
}
