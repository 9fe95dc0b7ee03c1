import type { AccountPaymentDetail } from "@app/contract/account";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { formatDate, formatDateTime } from "../../../app/shell/dates/dates.ts";
import { beforeRuleCopy as copy } from "../../../content/app/account/guarantee.ts";
import { Button } from "../../../ui/core/button.tsx";
import { paymentQuery } from "../../payment-queries.ts";
import { Conditions } from "./conditions.tsx";
import styles from "./older-purchase.module.css";

type OlderPurchaseProps = {
  paymentId: string;
  onClaim: (payment: AccountPaymentDetail) => void;
  /** The meter, with the button that this purchase is claimed by. */
  children: (action: ReactNode) => ReactNode;
};

/** A purchase made before there was a rule: its own terms or the new one, whichever is better for the member. */
export function OlderPurchase({ paymentId, onClaim, children }: OlderPurchaseProps) {
  const { data: payment } = useSuspenseQuery(paymentQuery(paymentId));
  const { guarantee } = payment;
  const button = guarantee?.review ? null : (
    <Button variant="outline" onClick={() => onClaim(payment)}>
      {copy.ask}
    </Button>
  );
  return (
    <>
      <section className={styles.sheet} aria-labelledby="antes-da-regra">
        <h2 id="antes-da-regra">{copy.title}</h2>
        <p>{copy.text}</p>
        {guarantee?.review ? <InReview review={guarantee.review} /> : null}
        {guarantee ? (
          <>
            <h3>{copy.mine}</h3>
            <Conditions conditions={guarantee.conditions} />
            {guarantee.answers.map(({ referenceNumber, at, failed }) => (
              <p key={referenceNumber} className={styles.answer}>
                {copy.refused(formatDate(at), referenceNumber, failed.join(" "))}
              </p>
            ))}
          </>
        ) : null}
      </section>
      {children(button)}
    </>
  );
}

type Review = NonNullable<NonNullable<AccountPaymentDetail["guarantee"]>["review"]>;

function InReview({ review: { at, answerBy, referenceNumber } }: { review: Review }) {
  return (
    <>
      <h3>{copy.inReview}</h3>
      <p>{copy.review(formatDate(at), formatDateTime(answerBy))}</p>
      <p>{copy.meanwhile}</p>
      <p className={styles.answer}>{copy.reference(referenceNumber)}</p>
    </>
  );
}
