import type { AccountPayment } from "@app/contract/account";
import { formatCents, type PaymentStatus } from "@app/contract/catalogue";
import { Icon } from "../../ui/icon.tsx";
import { formatDate } from "../dates.ts";
import { Link } from "../frame/link.tsx";
import { SavePdf } from "../receipt/save-pdf.tsx";
import styles from "./payment-list.module.css";

/** Said only where there is something to say: a paid purchase speaks for itself. */
const states: Partial<Record<PaymentStatus, string>> = {
  pending: "Aguardando o PIX",
  processing: "Em análise",
  failed: "Não concluído",
  refunded: "Devolvido",
};

/** Everything bought, newest first; each leads to its own page, and a paid one to its receipt at once. */
export function PaymentList({ payments }: { payments: AccountPayment[] }) {
  if (payments.length === 0) return <p className={styles.none}>Nenhuma compra ainda. Os recibos aparecem aqui.</p>;
  return (
    <ul className={styles.list}>
      {payments.map((payment) => (
        <li key={payment._id}>
          <Link className={styles.title} to={`/app/pagamentos/${payment._id}`}>
            {payment.title}
          </Link>
          <span className={styles.amount}>{formatCents(payment.amountCents)}</span>
          <span className={styles.day}>
            {formatDate(payment.paidAt ?? payment.createdAt)}
            <StateOf payment={payment} />
          </span>
          <span className={styles.act}>
            {payment.referenceNumber ? (
              <SavePdf paymentId={payment._id} referenceNumber={payment.referenceNumber} variant="link">
                Baixar recibo
              </SavePdf>
            ) : payment.pix ? (
              <Link className={styles.go} to={`/app/pagamentos/${payment._id}`}>
                <Icon name="pix" />
                Pagar
              </Link>
            ) : null}
          </span>
        </li>
      ))}
    </ul>
  );
}

function StateOf({ payment: { status, dispute, refunds } }: { payment: AccountPayment }) {
  const returning = refunds.some(
    ({ kind, state }) => (kind === "withdrawal" || kind === "guarantee") && state !== "returned",
  );
  const text = dispute === "open" ? "Contestado" : returning ? "Em devolução" : states[status];
  return text ? (
    <span className={styles.state} data-status={returning ? "returning" : status}>
      {text}
    </span>
  ) : null;
}
