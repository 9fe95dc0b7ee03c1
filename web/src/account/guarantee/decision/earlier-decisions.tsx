import type { GuaranteeDecision } from "@app/contract/guarantee";
import { formatDate } from "../../../app/shell/format/moments.ts";
import { checkedCopy, earlierCopy as copy } from "../../../content/app/account/guarantee-decision.ts";
import styles from "./decision.module.css";
import { DecisionFiles } from "./decision-files.tsx";

/** Every other request, with its answer and its files. */
export function EarlierDecisions({ decisions }: { decisions: GuaranteeDecision[] }) {
  if (decisions.length === 0) return null;
  return (
    <section aria-labelledby="anteriores">
      <h2 className={styles.title} id="anteriores">
        {copy.title}
      </h2>
      <ul className={styles.list}>
        {decisions.map((decision) => (
          <li key={decision._id}>
            <p>
              <b>{outcomeOf(decision)}</b>
              <span className={`${styles.reference} note`}>
                {checkedCopy.reference(decision.referenceNumber, formatDate(decision.at))}
              </span>
            </p>
            <DecisionFiles _id={decision._id} referenceNumber={decision.referenceNumber} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function outcomeOf({ decision, review }: GuaranteeDecision): string {
  const outcome = copy.outcomes[decision];
  if (!review) return outcome;
  return `${outcome}, ${review.outcome ? copy.reviewed[review.outcome] : copy.waiting}`;
}
