import type { GuaranteeDecision } from "@app/contract/guarantee";
import { humanCopy as copy } from "../../../content/app/account/guarantee-decision.ts";
import styles from "./decision.module.css";
import { HowDecided } from "./how-decided.tsx";
import { ReviewClock } from "./review-clock.tsx";

/** Who looks, until when, and what happens meanwhile. */
export function WaitingForPerson({ decision }: { decision: GuaranteeDecision }) {
  return (
    <div className={styles.body}>
      <section className={`${styles.sheet} warm-panel`} aria-label={copy.title}>
        <p>{copy.who}</p>
        {decision.review ? <ReviewClock review={decision.review} /> : null}
        <p>{copy.meanwhile}</p>
      </section>
      <HowDecided decision={decision} />
    </div>
  );
}
