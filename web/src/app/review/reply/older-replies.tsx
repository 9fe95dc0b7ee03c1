import { replyCopy as copy } from "../../../content/app/review.ts";
import { Icon } from "../../../ui/core/icon.tsx";
import { formatWeek } from "../model/format-week.ts";
import styles from "./reply.module.css";
import type { RepliedReview } from "./reply-state.ts";

/** The newest first; each opens. */
export function OlderReplies({ reviews }: { reviews: readonly RepliedReview[] }) {
  if (reviews.length === 0) return null;
  return (
    <section className={`${styles.older} stack gap-3`} aria-labelledby="anteriores">
      <h2 className="h3-size" id="anteriores">
        {copy.older}
      </h2>
      <ul>
        {reviews.map(({ week, reply }) => (
          <li key={week}>
            <details className={styles.details}>
              <summary>
                <Icon name="chevron-down" className={styles.chevron} />
                {copy.week(formatWeek(week))}
              </summary>
              <blockquote>“{reply.text}”</blockquote>
              <p>
                <b>{copy.nextStep}:</b> {reply.nextStep}
              </p>
              <p className={styles.by}>
                {reply.by.name}, {copy.roles[reply.by.role].toLowerCase()}, {reply.by.registration}
              </p>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
