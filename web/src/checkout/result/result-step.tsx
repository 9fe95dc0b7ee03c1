import { type Flow, isConfirmed, type Payment } from "../flow.ts";
import type { StepProps } from "../step-props.ts";
import type { Tell } from "../use-checkout.ts";
import { CardResult } from "./card-result.tsx";
import { Confirmed } from "./confirmed.tsx";
import { PixResult } from "./pix-result.tsx";
import { useLateCode } from "./use-late-code.ts";
import { usePolling } from "./use-polling.ts";

/** Step 4: the PIX code, a processing view for card, or the confirmed view. */
export function ResultStep({ flow, tell }: StepProps) {
  if (!flow.payment) return null;
  if (isConfirmed(flow.payment.status)) return <Confirmed flow={flow} payment={flow.payment} />;
  return <Open flow={flow} payment={flow.payment} tell={tell} />;
}

function Open({ flow, payment, tell }: { flow: Flow; payment: Payment; tell: Tell }) {
  const lookup = usePolling(payment, tell);
  useLateCode(payment, tell);
  const View = payment.method === "pix" ? PixResult : CardResult;
  return <View flow={flow} payment={payment} lookup={lookup} tell={tell} />;
}
