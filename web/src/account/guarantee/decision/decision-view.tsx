import type { GuaranteeDecision } from "@app/contract/guarantee";
import type { RefundPreview } from "@app/contract/refunds";
import { formatFullDay } from "../../../app/shell/format/days.ts";
import { formatDateTime } from "../../../app/shell/format/moments.ts";
import { notYetCopy as copy, grantedCopy, humanCopy } from "../../../content/app/account/guarantee-decision.ts";
import { Alert } from "../../../ui/display/alert.tsx";
import { RefundProgress } from "../../payments/refund-progress.tsx";
import { CheckedLines } from "./checked-lines.tsx";
import { ChoiceOf } from "./choice.tsx";
import styles from "./decision.module.css";
import { standingOf } from "./decision-head.ts";
import { HowDecided } from "./how-decided.tsx";
import { Refused } from "./refused.tsx";
import { ReviewAnswer } from "./review-answer.tsx";
import { ReviewClock } from "./review-clock.tsx";

type DecisionViewProps = { decision: GuaranteeDecision; preview: RefundPreview | null; hidden: boolean };

/** The newest decision, under the title that it gives the page. */
export function DecisionView({ decision, preview, hidden }: DecisionViewProps) {
  switch (standingOf(decision)) {
    case "granted":
      return <Granted decision={decision} hidden={hidden} />;
    case "refused":
      return <Refused decision={decision} hidden={hidden} />;
    case "choice":
      return <ChoiceOf decision={decision} preview={preview} />;
    case "human":
      return <WaitingForPerson decision={decision} />;
    case "not-yet":
      return <NotYet decision={decision} />;
  }
}

function NotYet({ decision: { opensOn, referenceNumber, at } }: { decision: GuaranteeDecision }) {
  return (
    <Alert tone="info" title={copy.title}>
      {opensOn ? copy.opens(formatFullDay(opensOn)) : copy.unknown}{" "}
      {copy.reference(referenceNumber, formatDateTime(at))}
    </Alert>
  );
}

/** Who looks, until when, and what happens meanwhile. */
function WaitingForPerson({ decision }: { decision: GuaranteeDecision }) {
  return (
    <div className={styles.body}>
      <section className={`${styles.sheet} warm-panel`} aria-label={humanCopy.title}>
        <p>{humanCopy.who}</p>
        {decision.review ? <ReviewClock review={decision.review} /> : null}
        <p>{humanCopy.meanwhile}</p>
      </section>
      <HowDecided decision={decision} />
    </div>
  );
}

type GrantedProps = { decision: GuaranteeDecision; hidden: boolean };

/** What comes back, on which way and until when, beside what was looked at. */
function Granted({ decision, hidden }: GrantedProps) {
  const { lines, reasons, refund } = decision;
  return (
    <div className={styles.body}>
      <div className={`${styles.main} stack gap-4`}>
        <ReviewAnswer review={decision.review} />
        {lines ? <CheckedLines lines={lines} reasons={reasons} hidden={hidden} /> : null}
        <HowDecided decision={decision} />
      </div>
      <div className={`${styles.aside} stack gap-5`}>
        {refund ? (
          <RefundProgress refund={refund} />
        ) : (
          <p className={`${styles.sheet} warm-panel`}>{grantedCopy.starting}</p>
        )}
        <p className="small soft">{grantedCopy.after}</p>
      </div>
    </div>
  );
}
