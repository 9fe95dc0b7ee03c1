import type { ReviewReply } from "@app/contract/reviews";
import { reviewCopy } from "../../../content/staff/review.ts";
import parts from "../../member/parts/parts.module.css";
import { formatNear } from "../../time/moments.ts";
import styles from "./reply-column.module.css";

const copy = reviewCopy.sent;

/** The reply as the member reads it: paper, and the step on its tape. */
export function SentReply({ reply, now }: { reply: ReviewReply; now: number }) {
  return (
    <section className="stack gap-3" aria-label={copy.title}>
      <div className={`${styles.paper} paper stack gap-2`}>
        <p className={parts.hint}>{copy.by(reply.by.name, formatNear(reply.at, now))}</p>
        <p className={styles.quote}>“{reply.text}”</p>
      </div>
      <div className={styles.step}>
        <b>{copy.step}</b>
        <p>{reply.nextStep}</p>
      </div>
    </section>
  );
}
