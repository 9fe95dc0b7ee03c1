import { brand } from "@app/contract/brand";
import { useSuspenseQuery } from "@tanstack/react-query";
import { loadQuery, prefetchQuery } from "../app/data/load-query.ts";
import { overviewQuery } from "../app/data/overview-query.ts";
import { useSession } from "../app/session/use-session.ts";
import { useAnchor } from "../app/shell/app-shell.tsx";
import { Link } from "../app/shell/link.tsx";
import { Skeleton } from "../app/shell/states/skeleton.tsx";
import { NoSubscription } from "../app/shell/subscription/no-subscription.tsx";
import { SubscriptionCard } from "../app/shell/subscription/subscription-card.tsx";
import { appPaths } from "../app-paths.ts";
import { pageMeta } from "../shell/page-meta.ts";
import styles from "./account.module.css";
import { paymentQuery, paymentsQuery } from "./payment-queries.ts";
import { PaymentList } from "./payments/payment-list.tsx";
import { RefundProgress } from "./payments/refund-progress.tsx";
import { personQuery } from "./person-query.ts";
import { DeviceCopySetting } from "./privacy/device-copy-setting.tsx";
import { ProfileSettings } from "./privacy/profile-settings.tsx";
import { isRequested } from "./rights/is-requested.ts";
import { Rights } from "./rights/rights.tsx";
import { useWithdrawalDialog } from "./rights/use-withdrawal-dialog.tsx";
import { SecuritySettings } from "./security/security-settings.tsx";
import { sessionsQuery } from "./security/sessions-query.ts";

export const meta = () =>
  pageMeta({
    title: `Sua conta | ${brand.name}`,
    description: "Plano, recibos, direitos, dados e acesso.",
    robots: "noindex",
  });

export async function clientLoader() {
  prefetchQuery(personQuery);
  prefetchQuery(sessionsQuery);
  const [{ plan }] = await Promise.all([loadQuery(overviewQuery), loadQuery(paymentsQuery)]);
  if (plan) await loadQuery(paymentQuery(plan.paymentId));
}

/** Subscription, payments, refunds, personal data and security on one page. */
export default function AccountRoute() {
  const { plan, state, next } = useSuspenseQuery(overviewQuery).data;
  const { data: payments } = useSuspenseQuery(paymentsQuery);
  useAnchor();
  return (
    <div className={styles.account}>
      <AccountHeader />
      {plan ? (
        <SubscriptionCard state={state} plan={plan} next={next} withFacts>
          <p>
            <Link className={styles.promises} to={appPaths.promises}>
              O que prometemos a você, e como está
            </Link>
          </p>
        </SubscriptionCard>
      ) : (
        <NoSubscription />
      )}
      {state === "active" ? (
        <p className={`${styles.pause} caption`}>
          <Link to={appPaths.pause}>Pausar o plano</Link>
          <span>Os prazos param por uns dias, e o acesso termina na mesma data.</span>
        </p>
      ) : null}
      <section aria-labelledby="recibos" id="pagamentos">
        <h2 className={`${styles.title} h3-size`} id="recibos">
          Compras e recibos
        </h2>
        <PaymentList payments={payments} />
      </section>
      {plan ? <CurrentPurchase paymentId={plan.paymentId} /> : null}
      <div className={styles.pair}>
        <ProfileSettings />
        <SecuritySettings />
      </div>
      <DeviceCopySetting />
    </div>
  );
}

/** The refund that was requested, or the rights that are still open. */
function CurrentPurchase({ paymentId }: { paymentId: string }) {
  const { data: payment } = useSuspenseQuery(paymentQuery(paymentId));
  const { dialog, openDialog } = useWithdrawalDialog(payment);
  const refund = payment.refunds.find(isRequested);
  return (
    <>
      {refund ? (
        <RefundProgress refund={refund} />
      ) : payment.refundOptions ? (
        <section aria-labelledby="direitos-titulo" id="direitos">
          <h2 className={`${styles.title} h3-size`} id="direitos-titulo">
            Seus direitos nesta compra
          </h2>
          <Rights payment={payment} onWithdraw={openDialog} />
        </section>
      ) : null}
      {dialog}
    </>
  );
}

function AccountHeader() {
  const name = useSession()?.fullName;
  return (
    <header className={styles.header}>
      <h1>Sua conta</h1>
      <p className="lead">{name}</p>
    </header>
  );
}

export function HydrateFallback() {
  return (
    <div className={styles.account}>
      <AccountHeader />
      <Skeleton blocks={["sheet", "lines", "pair"]} />
    </div>
  );
}
