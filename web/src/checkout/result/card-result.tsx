import { cardResult as words } from "../../content/checkout-steps.ts";
import { Button } from "../../ui/button.tsx";
import type { Flow, Payment } from "../flow.ts";
import form from "../frame/form.module.css";
import { StepHead } from "../frame/step-head.tsx";
import type { Tell } from "../use-checkout.ts";
import { StatusLine } from "./status-line.tsx";
import type { Lookup } from "./use-polling.ts";

export type OpenResultProps = { flow: Flow; payment: Payment; lookup: Lookup; tell: Tell };

/** A card that the bank is still looking at, or has refused after all. */
export function CardResult({ payment: { status }, lookup, tell }: OpenResultProps) {
  const failed = status === "failed";
  return (
    <>
      <StepHead title={failed ? words.failedTitle : words.title}>{failed ? null : words.lead}</StepHead>
      <div className={form.form}>
        <StatusLine status={status} lookup={lookup} />
        {failed ? (
          <Button wide onClick={() => tell({ type: "back" })}>
            {words.again}
          </Button>
        ) : null}
      </div>
    </>
  );
}
