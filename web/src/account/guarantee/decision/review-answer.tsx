import type { GuaranteeDecision } from "@app/contract/guarantee";
import { reviewCopy as copy } from "../../../content/app/account/guarantee-decision.ts";
import styles from "./decision.module.css";

/** What the person wrote who looked at it. */
export function ReviewAnswer({ review }: Pick<GuaranteeDecision, "review">) {
  if (!review?.outcome || !review.answer) return null;
  return (
    <section className={`${styles.sheet} warm-panel`} data-quiet aria-labelledby="resposta">
      <h2 id="resposta">{copy.answered}</h2>
      <p className={styles.answer}>{review.answer}</p>
    </section>
  );
}
