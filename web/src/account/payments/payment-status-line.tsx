import type { AccountPayment } from "@app/contract/account";
import type { PaymentStatus } from "@app/contract/catalogue";
import { Icon, type IconName } from "../../ui/core/icon.tsx";
import styles from "./payment-status-line.module.css";

const icons: Record<PaymentStatus, IconName> = {
  pending: "clock",
  processing: "clock",
  failed: "alert",
  paid: "check",
  received: "check",
  refunded: "info",
};

/** The server's status text: amber while pending, red when failed, green when paid. */
export function PaymentStatusLine({ payment: { status, statusText } }: { payment: AccountPayment }) {
  return (
    <p className={styles.line} data-status={status} role="status">
      <Icon name={icons[status]} />
      {statusText}
    </p>
  );
}
