import { chooseInGuarantee, type GUARANTEE_CHOICES, type GuaranteeDecision } from "@app/contract/guarantee";
import type { RefundPreview } from "@app/contract/refunds";
import { useMutation } from "@tanstack/react-query";
import { call } from "../../../api.ts";
import { RefundBack } from "../../../app/shell/refund-back.tsx";
import { findMessage } from "../../../app/shell/states/message-of.ts";
import { choiceCopy as copy } from "../../../content/app/account/guarantee-decision.ts";
import { Button } from "../../../ui/core/button.tsx";
import { showAlert } from "../../../ui/overlays/alert-dialog.tsx";
import { putDecision } from "../guarantee-query.ts";
import styles from "./decision.module.css";
import { HowDecided } from "./how-decided.tsx";

type Choice = (typeof GUARANTEE_CHOICES)[number];
type ChoiceProps = { decision: GuaranteeDecision; preview: RefundPreview | null };

/** Two ways, neither with a condition. The one that ends the plan asks once more. */
export function ChoiceOf({ decision, preview }: ChoiceProps) {
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (choice: Choice) => call(chooseInGuarantee, { params: { decisionId: decision._id }, body: { choice } }),
    onSuccess: putDecision,
  });
  const isBusy = (choice: Choice) => isPending && variables === choice;
  const askForRefund = () =>
    showAlert({
      title: copy.ask.title,
      text: copy.ask.text,
      confirm: copy.ask.confirm,
      onConfirm: () => mutate("reembolso-de-cortesia"),
      cancel: copy.ask.keep,
      onCancel: () => undefined,
    });
  return (
    <>
      {decision.choices.length > 0 ? (
        <div className={`${styles.choices} stack gap-5`}>
          <section className={`${styles.sheet} warm-panel`} data-quiet aria-labelledby="retomar">
            <h2 id="retomar">{copy.later.title}</h2>
            <p>{copy.later.text}</p>
            <Button variant="outline" busy={isBusy("retomar-depois")} onClick={() => mutate("retomar-depois")}>
              {copy.later.button}
            </Button>
          </section>
          <section className={`${styles.sheet} warm-panel`} aria-labelledby="devolver">
            <h2 id="devolver">{copy.refund.title}</h2>
            <p>
              {preview ? <RefundBack preview={preview} isWhole /> : null} {copy.refund.text}
            </p>
            <Button variant="outline" busy={isBusy("reembolso-de-cortesia")} onClick={askForRefund}>
              {copy.refund.button}
            </Button>
          </section>
        </div>
      ) : null}
      {error ? <p role="alert">{findMessage(error)}</p> : null}
      <HowDecided decision={decision} />
    </>
  );
}
