import { cardResult as copy } from "../../content/checkout-steps.ts";
import { Button } from "../../ui/core/button.tsx";
import type { CheckoutState, Payment } from "../checkout-reducer.ts";
import form from "../frame/form.module.css";
import { StepHeader } from "../frame/step-header.tsx";
import type { CheckoutDispatch } from "../use-checkout.ts";
import { StatusLine } from "./status-line.tsx";
import type { Lookup } from "./use-polling.ts";

export type OpenResultProps = { state: CheckoutState; payment: Payment; lookup: Lookup; dispatch: CheckoutDispatch };

/** A card payment that is still processing, or was declined later. */
export function CardResult({ payment: { status }, lookup, dispatch }: OpenResultProps) {
  const failed = status === "failed";
  return (
    <>
      <StepHeader title={failed ? copy.failedTitle : copy.title}>{failed ? null : copy.lead}</StepHeader>
      <div className={form.form}>
        <StatusLine status={status} lookup={lookup} />
        {failed ? (
          <Button fullWidth onClick={() => dispatch({ type: "back" })}>
            {copy.again}
          </Button>
        ) : null}
      </div>
    </>
  );
}
