import type { PlanView } from "@app/contract/plans";
import { trainerCopy as copy } from "../../../../content/app/plan/training.ts";
import { trainer as ourTrainer } from "../../../../content/team.ts";
import { Icon } from "../../../../ui/core/icon.tsx";
import portrait from "../../../../ui/pictures/treinador.svg";
import { formatDayMonth } from "../../../shell/format/days.ts";
import { formatDueTime } from "../../../shell/format/moments.ts";
import styles from "./week.module.css";

type TrainerNoteProps = { plan: PlanView; now: number };

/** Whose rules made the training half, until when it is signed, and why it is as it is. */
export function TrainerNote({ plan, now }: TrainerNoteProps) {
  const { trainer, trainingReasons, training } = plan;
  return (
    <section className={`${styles.trainer} stack gap-3`}>
      {trainer ? (
        <div className={styles.who}>
          {trainer.name === ourTrainer.name ? (
            <img className={styles.portrait} src={portrait} alt="" width={80} height={100} loading="lazy" />
          ) : null}
          <p>
            <b>{trainer.name}</b>, <span className={styles.whole}>{trainer.registration}</span>, {standingOf(plan, now)}
          </p>
        </div>
      ) : null}
      {trainingReasons.length > 0 ? (
        <details className={styles.why}>
          <summary>
            <Icon name="chevron-down" />
            {training?.isLimited ? copy.whyLimited : copy.why(training?.sessions.length ?? 0)}
          </summary>
          {trainingReasons.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </details>
      ) : null}
    </section>
  );
}

/** A copy on this device may be older than the hour it names. */
function standingOf({ kind, definitiveBy, isLate, reviewOn }: PlanView, now: number): string {
  if (kind === "definitive") return copy.signed(formatDayMonth(reviewOn));
  if (!definitiveBy) return copy.approved;
  const isPast = isLate || now > Date.parse(definitiveBy);
  return `${copy.approved} ${(isPast ? copy.late : copy.signs)(formatDueTime(definitiveBy))}`;
}
