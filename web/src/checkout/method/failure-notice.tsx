import type { PaymentMethod } from "@app/contract/catalogue";
import { useEffect, useRef } from "react";
import { failureCopy as copy } from "../../content/checkout-steps.ts";
import { whatsappHref } from "../../content/contact.ts";
import { trackProps } from "../../tracking/track-props.ts";
import { Notice } from "../frame/notice.tsx";
import type { Failure } from "../use-payment.ts";

type FailureNoticeProps = {
  failure: Failure;
  method: PaymentMethod;
  onPix: () => void;
  onBack: () => void;
  /** To the payment that is still without a verdict, when this page knows it. */
  onReturn: (() => void) | undefined;
};

const toCardNumber = () => document.querySelector<HTMLInputElement>('input[name="number"]')?.select();

/** Why it did not pass, and every way on from here. */
export function FailureNotice({ failure, method, onPix, onBack, onReturn }: FailureNoticeProps) {
  const { text, problem, answered } = failure;
  const inProgress = problem === "payment-in-progress";
  const notice = useRef<HTMLDivElement>(null);
  // Its role reads it out, and the button keeps the focus; eyes may be elsewhere on a small screen.
  useEffect(() => {
    // In newer browsers it gives back a promise, which is no clean-up.
    notice.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <Notice
      ref={notice}
      tone="error"
      title={text}
      actions={
        <>
          {method === "credit-card" && !inProgress ? (
            <>
              <button type="button" onClick={toCardNumber}>
                {copy.otherCard}
              </button>
              <button type="button" onClick={onPix}>
                {copy.payByPix}
              </button>
            </>
          ) : null}
          {inProgress && onReturn ? (
            <button type="button" onClick={onReturn}>
              {copy.toPayment}
            </button>
          ) : null}
          {problem === "account-not-found" ? (
            <button type="button" onClick={onBack}>
              {copy.checkEmail}
            </button>
          ) : null}
          <a href={whatsappHref} target="_blank" rel="noopener" {...trackProps("Contact", "checkout-failure")}>
            {copy.help}
          </a>
        </>
      }
    >
      {inProgress ? null : answered ? copy.notCharged : copy.unknown}
    </Notice>
  );
}
