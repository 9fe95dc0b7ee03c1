import type { GuaranteeDecision } from "@app/contract/guarantee";
import { checkedCopy, grantedCopy as copy } from "../../../content/app/account/guarantee-decision.ts";
import { RefundProgress } from "../../payments/refund-progress.tsx";
import { CheckedLines } from "./checked-lines.tsx";
import styles from "./decision.module.css";
import { HowDecided } from "./how-decided.tsx";
import { ReviewAnswer } from "./review-answer.tsx";

type GrantedProps = { decision: GuaranteeDecision; hidden: boolean };

/** What comes back, on which way and until when, beside what was looked at. */
export function Granted({ decision, hidden }: GrantedProps) {
  const { lines, reasons, refund } = decision;
  return (
    <div className={styles.body}>
      <div className={`${styles.main} stack gap-4`}>
        <ReviewAnswer review={decision.review} />
        {lines ? (
          <section aria-labelledby="conferido">
            <h2 className={styles.checkedTitle} id="conferido">
              {checkedCopy.title}
            </h2>
            <CheckedLines lines={lines} reasons={reasons} hidden={hidden} />
          </section>
        ) : null}
        <HowDecided decision={decision} />
      </div>
      <div className={`${styles.aside} stack gap-5`}>
        {refund ? <RefundProgress refund={refund} /> : <p className={`${styles.sheet} warm-panel`}>{copy.starting}</p>}
        <p className="small soft">{copy.after}</p>
      </div>
    </div>
  );
}
