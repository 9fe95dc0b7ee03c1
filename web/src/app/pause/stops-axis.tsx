import type { PauseView } from "@app/contract/pause";
import { axisCopy as copy } from "../../content/app/pause.ts";
import { Icon, type IconName } from "../../ui/core/icon.tsx";
import { formatShortDay } from "../shell/format/days.ts";
import { shortDate } from "./pause-days.ts";
import styles from "./stops-axis.module.css";

type StopsAxisProps = {
  /** What the chosen days move; undefined until the server has said. */
  view: PauseView | undefined;
  validUntil: string | null;
  days: number | null;
};

/** What stops and what does not, each with its old and new date; directly below, that access is not lengthened. */
export function StopsAxis({ view, validUntil, days }: StopsAxisProps) {
  return (
    <>
      <section className={`${styles.axis} stack gap-6`} aria-label={copy.label}>
        <div>
          <h2>{copy.stops}</h2>
          <ul aria-busy={view ? undefined : true}>
            {linesOf(view).map(([title, text]) => (
              <Line key={title} icon="pause" title={title} text={text} />
            ))}
            <Line icon="pause" title={copy.all} text={copy.allText} />
            {view?.guarantee ? (
              <Line
                icon="pause"
                title={copy.guarantee}
                text={copy.guaranteeMoves(formatShortDay(view.guarantee.before), formatShortDay(view.guarantee.after))}
              />
            ) : null}
            <Line icon="pause" title={copy.reminders} text={copy.remindersText} />
          </ul>
        </div>
        <div className={styles.runsOn}>
          <h2>{copy.runsOn}</h2>
          <ul>
            {validUntil ? <Line icon="clock" title={copy.access} text={copy.accessText(validUntil)} isStrong /> : null}
            <Line icon="check" title={copy.diary} text={copy.diaryText} />
            <Line icon="check" title={copy.talk} text={copy.talkText} />
            <Line icon="check" title={copy.payments} text={copy.paymentsText} />
          </ul>
        </div>
      </section>
      {validUntil && days ? (
        <p className={styles.notice}>
          <b>{copy.notice(days)}</b>
          <span>{copy.noticeText(validUntil)}</span>
        </p>
      ) : null}
    </>
  );
}

/** The review, and every clock that moves: of two alike the first. */
function linesOf(view: PauseView | undefined): [string, string][] {
  if (!view) return [];
  const { review } = view;
  const lines = new Map<string, string>();
  if (review) {
    const [before, after] = [formatShortDay(review.before), formatShortDay(review.after)];
    lines.set(copy.review, before === after ? copy.reviewStays(after) : copy.reviewMoves(before, after));
  }
  for (const { kind, dueAt } of view.moves) {
    const title = copy.kinds[kind];
    if (title && !lines.has(title)) lines.set(title, copy.moves(shortDate(dueAt.before), shortDate(dueAt.after)));
  }
  return [...lines];
}

type LineProps = { icon: IconName; title: string; text: string; isStrong?: boolean };

const Line = ({ icon, title, text, isStrong = false }: LineProps) => (
  <li className={styles.line}>
    <Icon name={icon} />
    <span>
      {isStrong ? <b>{title}</b> : title}
      <small>{text}</small>
    </span>
  </li>
);
