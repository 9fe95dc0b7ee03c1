import { acceptGuaranteeOffer, type GuaranteeDecision } from "@app/contract/guarantee";
import { useMutation } from "@tanstack/react-query";
import { call } from "../../../api.ts";
import { formatLongDate } from "../../../app/shell/format/moments.ts";
import { findMessage } from "../../../app/shell/states/message-of.ts";
import { useFocusOnChange } from "../../../app/shell/use-focus-on-change.ts";
import { offerCopy as copy } from "../../../content/app/account/guarantee-decision.ts";
import { Button } from "../../../ui/core/button.tsx";
import { putDecision } from "../guarantee-query.ts";
import styles from "./decision.module.css";

type Offer = NonNullable<GuaranteeDecision["offer"]>;

/** Days to try again, for who did not follow: one button, and then the new end of access. */
export function FreeDays({ decision }: { decision: GuaranteeDecision }) {
  const { offer } = decision;
  const heading = useFocusOnChange(offer?.acceptedAt ?? "", false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(acceptGuaranteeOffer, { params: { decisionId: decision._id } }),
    onSuccess: putDecision,
  });
  if (!offer) return null;
  return (
    <section className={`${styles.sheet} warm-panel`} data-quiet aria-labelledby="dias-gratis">
      <h2 id="dias-gratis" ref={heading} tabIndex={-1}>
        {offer.acceptedAt ? copy.accepted.title(offer.days) : copy.title(offer.days)}
      </h2>
      <OfferText offer={offer} />
      <p>{copy.guarantee}</p>
      {offer.acceptedAt ? null : (
        <>
          <Button variant="outline" fullWidth busy={isPending} onClick={() => mutate()}>
            {copy.button(offer.days)}
          </Button>
          {error ? <p role="alert">{findMessage(error)}</p> : null}
        </>
      )}
    </section>
  );
}

function OfferText({ offer: { days, acceptBy, accessUntil } }: { offer: Offer }) {
  if (accessUntil) return <p>{copy.accepted.text(formatLongDate(accessUntil))}</p>;
  return (
    <p>
      {copy.text(days)} {copy.until(formatLongDate(acceptBy))}
    </p>
  );
}
