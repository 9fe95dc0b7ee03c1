import type { AccountPayment } from "@app/contract/account";
import type { PaymentStatus } from "@app/contract/catalogue";
import type { IconName } from "../../ui/core/icon.tsx";
import { Alert, type AlertTone } from "../../ui/display/alert.tsx";

const tones: Record<PaymentStatus, { tone: AlertTone; icon: IconName }> = {
  pending: { tone: "warning", icon: "clock" },
  processing: { tone: "info", icon: "clock" },
  failed: { tone: "error", icon: "alert" },
  paid: { tone: "success", icon: "check" },
  received: { tone: "success", icon: "check" },
  refunded: { tone: "info", icon: "info" },
};

/** The server's status text: amber while pending, red when failed, green when paid. */
export function PaymentStatusLine({ payment: { status, statusText } }: { payment: AccountPayment }) {
  return (
    <div role="status">
      <Alert {...tones[status]} inLiveRegion>
        {statusText}
      </Alert>
    </div>
  );
}
