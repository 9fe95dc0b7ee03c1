import { brand } from "@app/contract/brand";
import { pageMeta } from "../site/page-meta.ts";
import type { Route } from "./+types/account.route.ts";
import { Access } from "./access/access.tsx";
import styles from "./account.module.css";
import { YourData } from "./data/your-data.tsx";
import { listPayments, readOverview, readPayment } from "./endpoints.ts";
import { useAnchor } from "./frame/frame.tsx";
import { Skeleton } from "./frame/skeleton.tsx";
import { PaymentList } from "./payments/payment-list.tsx";
import { RefundProgress } from "./payments/refund-progress.tsx";
import { NoPlan } from "./plan/no-plan.tsx";
import { PlanSheet } from "./plan/plan-sheet.tsx";
import { read } from "./read.ts";
import { Rights } from "./rights/rights.tsx";

export const meta = () =>
  pageMeta({
    title: `Sua conta | ${brand.name}`,
    description: "Plano, recibos, direitos, dados e acesso.",
    robots: "noindex",
  });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [overview, payments] = await Promise.all([read(request, readOverview), read(request, listPayments)]);
  const { plan } = overview;
  const current = plan ? await read(request, readPayment, { params: { paymentId: plan.paymentId } }) : null;
  return { overview, payments, current };
}

/** Everything somebody may need after buying, on one page and in one order. */
export default function AccountRoute({ loaderData: { overview, payments, current } }: Route.ComponentProps) {
  const { plan, state, next } = overview;
  useAnchor();
  const asked = current?.refunds.find(({ kind }) => kind === "withdrawal" || kind === "guarantee");
  return (
    <div className={styles.account}>
      <h1>Sua conta</h1>
      {plan ? <PlanSheet state={state} plan={plan} next={next} withFacts /> : <NoPlan />}
      <section aria-labelledby="recibos" id="pagamentos">
        <h2 className={styles.title} id="recibos">
          Compras e recibos
        </h2>
        <PaymentList payments={payments} />
      </section>
      {asked ? (
        <RefundProgress refund={asked} />
      ) : current?.rights ? (
        <section aria-labelledby="direitos-titulo" id="direitos">
          <h2 className={styles.title} id="direitos-titulo">
            Seus direitos nesta compra
          </h2>
          <Rights payment={current} />
        </section>
      ) : null}
      <div className={styles.pair}>
        <YourData />
        <Access />
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
