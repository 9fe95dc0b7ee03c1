import type { AccountPayment } from "@app/contract/account";
import { brand } from "@app/contract/brand";
import { formatCents, type PaymentStatus } from "@app/contract/catalogue";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { loadQuery } from "../../app/data/load-query.ts";
import { formatDate, formatDateTime } from "../../app/shell/format/moments.ts";
import { RouterButtonLink } from "../../app/shell/router-button-link.tsx";
import { Skeleton } from "../../app/shell/states/skeleton.tsx";
import { SubPage } from "../../app/shell/sub-page.tsx";
import { appPaths } from "../../app-paths.ts";
import { pixCopy } from "../../content/checkout-steps.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import { CopyCode } from "../../shell/pix/copy-code.tsx";
import type { IconName } from "../../ui/core/icon.tsx";
import { Alert, type AlertTone } from "../../ui/display/alert.tsx";
import { DescriptionList, type Fact } from "../../ui/display/description-list.tsx";
import { paymentQuery } from "../payment-queries.ts";
import { SavePdf } from "../receipt/save-pdf.tsx";
import { isRequested } from "../rights/is-requested.ts";
import { Rights } from "../rights/rights.tsx";
import { useWithdrawalDialog } from "../rights/use-withdrawal-dialog.tsx";
import type { Route } from "./+types/payment.route.ts";
import styles from "./payments.module.css";
import { RefundProgress } from "./refund-progress.tsx";

export const meta = () =>
  pageMeta({ title: `Pagamento | ${brand.name}`, description: "Um pagamento seu.", robots: "noindex" });

export const clientLoader = ({ params: { paymentId } }: Route.ClientLoaderArgs) => loadQuery(paymentQuery(paymentId));

const optional = (term: string, description: string | null): Fact[] => (description ? [[term, description]] : []);

const back = { to: appPaths.account, label: "Conta" };

/** One payment: status, facts, receipt, refunds and the rights that are still open. */
export default function PaymentRoute({ params: { paymentId } }: Route.ComponentProps) {
  const { data: payment } = useSuspenseQuery(paymentQuery(paymentId));
  const { pathname } = useLocation();
  const { period, referenceNumber, refunds, refundOptions, pix } = payment;
  const hasRefundRequest = refunds.some(isRequested);
  const hasRights = refundOptions !== null && !hasRefundRequest;
  const isWithdrawing = hasRights && pathname.endsWith("/desistir");
  const { dialog, openDialog } = useWithdrawalDialog(payment, isWithdrawing);
  const facts: Fact[] = [
    ["Forma de pagamento", payment.methodText],
    ...optional("Cartão", payment.cardLast4 && `${payment.cardBrand ?? ""} final ${payment.cardLast4}`.trim()),
    [payment.paidAt ? "Pago em" : "Aberto em", formatDateTime(payment.paidAt ?? payment.createdAt)],
    ...optional(
      "Acesso",
      period && `de ${formatDate(period.startsAt)} a ${formatDate(period.endedAt ?? period.endsAt)}`,
    ),
    ...optional("Protocolo do recibo", referenceNumber),
  ];
  return (
    <SubPage back={back} title={payment.title}>
      <div className={`${styles.head} stack gap-5`}>
        <p className={styles.amount}>{formatCents(payment.amountCents)}</p>
        <PaymentStatusLine payment={payment} />
        <DescriptionList layout="rows" facts={facts} />
        {referenceNumber ? (
          <div className={`${styles.actions} row wrap`}>
            <RouterButtonLink variant="outline" to={appPaths.receipt(payment._id)}>
              Ver recibo
            </RouterButtonLink>
            <SavePdf paymentId={payment._id} referenceNumber={referenceNumber} variant="inline">
              Baixar PDF
            </SavePdf>
          </div>
        ) : null}
      </div>
      {pix ? <OpenPix pix={pix} amountCents={payment.amountCents} /> : null}
      {refunds.map((refund) => (
        <RefundProgress key={refund.referenceNumber} refund={refund} />
      ))}
      {hasRights ? (
        <section aria-labelledby="direitos-titulo" id="direitos">
          <h2 className={styles.title} id="direitos-titulo">
            Seus direitos nesta compra
          </h2>
          <Rights payment={payment} onWithdraw={openDialog} />
        </section>
      ) : null}
      {dialog}
    </SubPage>
  );
}

export function HydrateFallback() {
  return <Skeleton blocks={["title", "lines", "pair"]} />;
}

const tones: Record<PaymentStatus, { tone: AlertTone; icon: IconName }> = {
  pending: { tone: "warning", icon: "clock" },
  processing: { tone: "info", icon: "clock" },
  failed: { tone: "error", icon: "alert" },
  paid: { tone: "success", icon: "check" },
  received: { tone: "success", icon: "check" },
  refunded: { tone: "info", icon: "info" },
};

/** The server's status text: amber while pending, red when failed, green when paid. */
function PaymentStatusLine({ payment: { status, statusText } }: { payment: AccountPayment }) {
  return (
    <div role="status">
      <Alert {...tones[status]} inLiveRegion>
        {statusText}
      </Alert>
    </div>
  );
}

type OpenPixProps = { pix: NonNullable<AccountPayment["pix"]>; amountCents: number };

/** A pending PIX code. Its payment's query polls until it is confirmed. */
function OpenPix({ pix, amountCents }: OpenPixProps) {
  return (
    <section className={`${styles.pix} warm-panel stack gap-8`} aria-labelledby="pix">
      <div className={`${styles.body} stack gap-4`}>
        <h2 className="h3-size" id="pix">
          Falta só o PIX
        </h2>
        <p>
          O código vale até <b>{formatDateTime(pix.expiresAt)}</b>. {pixCopy.receiver}.
        </p>
        <CopyCode code={pix.code} />
        <p className={styles.minute}>{pixCopy.minute}</p>
      </div>
      {pix.image ? (
        <img
          className={`${styles.code} paper`}
          src={`data:image/png;base64,${pix.image}`}
          width={232}
          height={232}
          alt={`QR code do PIX de ${formatCents(amountCents)}`}
        />
      ) : null}
    </section>
  );
}
