import type { GuaranteeDecision } from "@app/contract/guarantee";
import { formatDateTime } from "../../../app/shell/format/moments.ts";
import { useNow } from "../../../app/shell/use-now.ts";
import { humanCopy as copy } from "../../../content/app/account/guarantee-decision.ts";
import { Ring } from "../../../ui/ring/ring.tsx";
import styles from "./decision.module.css";

/** Under a quarter of the time left, as everywhere. */
const SHORT = 0.25;

type Review = NonNullable<GuaranteeDecision["review"]>;

/** A person owes an answer: until when, as a ring and in words. */
export function ReviewClock({ review }: { review: Pick<Review, "askedAt" | "answerBy"> }) {
  const now = useNow();
  const due = Date.parse(review.answerBy);
  const left = (due - now) / (due - Date.parse(review.askedAt));
  const state = left <= 0 ? "late" : left < SHORT ? "short" : "running";
  return (
    <div className={styles.clock}>
      <Ring left={left} state={state} size="bead" />
      <p>{state === "late" ? copy.late : copy.until(formatDateTime(review.answerBy))}</p>
    </div>
  );
}
