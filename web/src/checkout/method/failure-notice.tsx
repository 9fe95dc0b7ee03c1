import type { PaymentMethod } from "@app/contract/catalogue";
import { useEffect, useRef } from "react";
import { failureCopy as copy } from "../../content/checkout-steps.ts";
import { whatsappHref } from "../../content/contact.ts";
import { trackProps } from "../../tracking/track-props.ts";
import { Button, ButtonLink } from "../../ui/core/button.tsx";
import { Alert } from "../../ui/display/alert.tsx";
import type { Failure } from "../use-payment.ts";

type FailureNoticeProps = {
  failure: Failure;
  method: PaymentMethod;
  onPix: () => void;
  onBack: () => void;
  /** Reopens the pending payment, when this page knows it. */
  onReturn: (() => void) | undefined;
};

const selectCardNumber = () => document.querySelector<HTMLInputElement>('input[name="number"]')?.select();

/** Why the payment failed, and the possible next actions. */
export function FailureNotice({ failure, method, onPix, onBack, onReturn }: FailureNoticeProps) {
  const { text, problem, answered } = failure;
  const inProgress = problem === "payment-in-progress";
  const notice = useRef<HTMLDivElement>(null);
  // role=alert announces it and the button keeps the focus; on a small screen it may be out of view.
  useEffect(() => {
    // Newer browsers return a promise, which must not become the effect's clean-up.
    notice.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <Alert
      ref={notice}
      tone="error"
      title={text}
      actions={
        <>
          {method === "credit-card" && !inProgress ? (
            <>
              <Button variant="link" onClick={selectCardNumber}>
                {copy.otherCard}
              </Button>
              <Button variant="link" onClick={onPix}>
                {copy.payByPix}
              </Button>
            </>
          ) : null}
          {inProgress && onReturn ? (
            <Button variant="link" onClick={onReturn}>
              {copy.toPayment}
            </Button>
          ) : null}
          {problem === "account-not-found" ? (
            <Button variant="link" onClick={onBack}>
              {copy.checkEmail}
            </Button>
          ) : null}
          <ButtonLink
            variant="link"
            href={whatsappHref}
            target="_blank"
            rel="noopener"
            {...trackProps("Contact", "checkout-failure")}
          >
            {copy.help}
          </ButtonLink>
        </>
      }
    >
      {inProgress ? null : answered ? copy.notCharged : copy.unknown}
    </Alert>
  );
}
