import { appPaths } from "../../../app-paths.ts";
import { reviewLineCopy as copy } from "../../../content/app/review.ts";
import { Icon } from "../../../ui/core/icon.tsx";
import { useReviews } from "../../data/reviews/use-reviews.ts";
import { Link } from "../../shell/link.tsx";
import styles from "./review-line.module.css";
import { reviewLines } from "./review-lines.ts";

const paths = { open: appPaths.review, reply: appPaths.reviewReply };

/** Says that the weekly review is open, or that the team replied; nothing otherwise. */
export function ReviewLine({ now }: { now: number }) {
  const { view, snapshot } = useReviews();
  const lines = view ? reviewLines(view, snapshot, now) : [];
  if (lines.length === 0) return null;
  return (
    <section className={styles.lines} aria-label={copy.label}>
      {lines.map((line) => (
        <Link key={line} className={styles.line} to={paths[line]}>
          <span>
            <b>{copy[line].title}</b> {copy[line].text}
          </span>
          <span className={styles.way}>
            {copy[line].link}
            <Icon name="arrow-right" />
          </span>
        </Link>
      ))}
    </section>
  );
}
