import type { SubscriptionView } from "@app/contract/account";
import { formatDate } from "../format/moments.ts";
import styles from "./subscription.module.css";

type SubscriptionProgressProps = {
  plan: Pick<SubscriptionView, "day" | "days" | "startsAt" | "endsAt">;
  over: boolean;
};

/** A line from the plan's first to its last day, with the plumb bob at today; an ended plan has none. */
export function SubscriptionProgress({ plan, over }: SubscriptionProgressProps) {
  const share = plan.days === 0 ? 0 : (100 * plan.day) / plan.days;
  // Near either end the label is aligned inwards, so that it is not clipped.
  const align = share < 18 ? "start" : share > 82 ? "end" : "middle";
  const x = `${Math.min(Math.max(share, 0), 100)}%`;
  const range = `De ${formatDate(plan.startsAt)} a ${formatDate(plan.endsAt)}.`;
  return (
    <div
      className={styles.line}
      data-over={over || undefined}
      data-align={align}
      role="img"
      aria-label={over ? range : `Hoje é o dia ${plan.day} de ${plan.days}. ${range}`}
    >
      <p className={`${styles.ends} note figures`} aria-hidden="true">
        <span>{formatDate(plan.startsAt)}</span>
        <span>{formatDate(plan.endsAt)}</span>
      </p>
      <svg className={styles.drawing} aria-hidden="true" focusable="false">
        <line className={styles.thread} x1="0" x2="100%" y1="8" y2="8" />
        <line className={styles.past} x1="0" x2={x} y1="8" y2="8" />
        <circle className={styles.start} cx="6" cy="8" r="6" />
        <svg x="100%" overflow="visible">
          <circle className={share >= 100 ? styles.start : styles.end} cx="-6" cy="8" r="5" />
        </svg>
        {over ? null : (
          <svg x={x} overflow="visible">
            <g transform={`translate(${align === "start" ? 4 : align === "end" ? -22 : -9} 8) scale(0.75)`}>
              <path className={styles.collar} d="M8 0h8v7H8z" />
              <path className={styles.lit} d="M12 64C8.5 52 1 43 1 28V7h11z" />
              <path className={styles.shaded} d="M12 64c3.5-12 11-21 11-36V7H12z" />
            </g>
            <text
              className={styles.today}
              x={align === "start" ? 34 : align === "end" ? -34 : 0}
              y={align === "middle" ? 78 : 40}
              textAnchor={align}
            >
              Hoje, dia {plan.day} de {plan.days}
            </text>
          </svg>
        )}
      </svg>
    </div>
  );
}
