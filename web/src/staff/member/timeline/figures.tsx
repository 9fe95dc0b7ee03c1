import type { TimelineEvent as Event } from "@app/contract/staff/member-timeline";
import type { CSSProperties } from "react";
import styles from "./figures.module.css";

const DAYS_OF_WEEK = 7;

type Figure = Event["figures"][number];

const shareOf = ({ share }: Figure): CSSProperties => ({ "--share": share ?? 0 }) as CSSProperties;

/** The figures of a diary's week as its days side by side, those of a review each over its own bar. */
export function Figures({ event: { kind, figures } }: { event: Event }) {
  if (figures.length === 0) return null;
  const drawn = figures.filter(({ share }) => share !== null);
  const days = kind === "diary" && drawn.length === DAYS_OF_WEEK ? drawn : [];
  const others = figures.filter((figure) => !days.includes(figure));
  return (
    <div className={`${styles.figures} wrap`}>
      {days.length > 0 ? <Days days={days} /> : null}
      {others.length > 0 ? <Notes notes={others} /> : null}
    </div>
  );
}

function Days({ days }: { days: readonly Figure[] }) {
  return (
    <dl className={styles.days}>
      {days.map((day) => (
        <div key={day.label} title={`${day.label}: ${day.value}`} style={shareOf(day)}>
          <dt>{day.label}</dt>
          <dd>
            <span className={styles.bar} aria-hidden="true" />
            <span className="sr-only">{day.value}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Notes({ notes }: { notes: readonly Figure[] }) {
  return (
    <dl className={`${styles.notes} wrap`}>
      {notes.map((note) => (
        <div key={note.label} data-drawn={note.share !== null || undefined} style={shareOf(note)}>
          <dt>{note.label}</dt>
          <dd>{note.value}</dd>
        </div>
      ))}
    </dl>
  );
}
