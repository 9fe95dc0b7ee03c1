import type { AccountPayment } from "@app/contract/account";
import { formatCents, type PaymentStatus } from "@app/contract/catalogue";
import { formatDate } from "../../app/shell/format/moments.ts";
import { Link } from "../../app/shell/link.tsx";
import { appPaths } from "../../app-paths.ts";
import { Icon } from "../../ui/core/icon.tsx";
import { Badge, type BadgeTone } from "../../ui/display/badge.tsx";
import { RuledList } from "../../ui/display/ruled-list.tsx";
import { SavePdf } from "../receipt/save-pdf.tsx";
import { isRequested } from "../rights/is-requested.ts";
import styles from "./payment-list.module.css";

/** Labels of the statuses that need one; a paid purchase has none. */
const statusLabels: Partial<Record<PaymentStatus, string>> = {
  pending: "Aguardando o PIX",
  processing: "Em análise",
  failed: "Não concluído",
  refunded: "Devolvido",
};

const badgeTones: Record<PaymentStatus, BadgeTone> = {
  pending: "warning",
  processing: "info",
  failed: "error",
  paid: "warning",
  received: "warning",
  refunded: "info",
};

/** All payments, newest first, each with a link to its page and, once paid, its receipt. */
export function PaymentList({ payments }: { payments: AccountPayment[] }) {
  if (payments.length === 0) return <p className={styles.none}>Nenhuma compra ainda. Os recibos aparecem aqui.</p>;
  return (
    <RuledList className={styles.list}>
      {payments.map((payment) => (
        <li key={payment._id}>
          <Link className={styles.title} to={appPaths.payment(payment._id)}>
            {payment.title}
          </Link>
          <span className={styles.amount}>{formatCents(payment.amountCents)}</span>
          <span className={styles.day}>
            {formatDate(payment.paidAt ?? payment.createdAt)}
            <StatusLabel payment={payment} />
          </span>
          <span className={styles.act}>
            {payment.referenceNumber ? (
              <SavePdf paymentId={payment._id} referenceNumber={payment.referenceNumber} variant="inline">
                Baixar recibo
              </SavePdf>
            ) : payment.pix ? (
              <Link className={styles.go} to={appPaths.payment(payment._id)}>
                <Icon name="pix" />
                Pagar
              </Link>
            ) : null}
          </span>
        </li>
      ))}
    </RuledList>
  );
}

function StatusLabel({ payment: { status, dispute, refunds } }: { payment: AccountPayment }) {
  const returning = refunds.some((refund) => isRequested(refund) && refund.state !== "returned");
  const text = dispute === "open" ? "Contestado" : returning ? "Em devolução" : statusLabels[status];
  return text ? <Badge tone={returning ? "info" : badgeTones[status]}>{text}</Badge> : null;
}
