import type { PlanView } from "@app/contract/plans";
import { labelCopy as copy } from "../../../content/app/plan.ts";
import { nutritionist } from "../../../content/team.ts";
import { Icon } from "../../../ui/core/icon.tsx";
import portrait from "../../../ui/pictures/nutricionista.svg";
import type { LayeredMeal } from "../../data/plan-layer/with-layer.ts";
import { formatDueTime } from "../../shell/dates/dates.ts";
import { shortDate } from "../format/format-day.ts";
import styles from "./aside.module.css";
import { ProvisionalTag } from "./provisional-tag.tsx";
import { Sources } from "./sources.tsx";

type PlanLabelProps = {
  plan: PlanView;
  /** Milliseconds. */
  now: number;
  /** The foods on the screen, whose tables are named. */
  meals: readonly LayeredMeal[];
};

/** Whose plan it is: provisional until when, or signed by whom; past its hour it says so, and whose fault it is. */
export function PlanLabel({ plan, now, meals }: PlanLabelProps) {
  const { kind, definitiveBy, responsible } = plan;
  // A copy on this device may be older than the hour it names.
  const isLate = plan.isLate || (definitiveBy !== null && now > Date.parse(definitiveBy));
  return (
    <section className={styles.sheet} aria-labelledby="rotulo">
      {isLate && definitiveBy ? (
        <p className={styles.late}>
          <Icon name="clock" />
          {copy.late(formatDueTime(definitiveBy))}
        </p>
      ) : (
        <ProvisionalTag kind={kind} />
      )}
      <h2 id="rotulo">{isLate ? copy.lateTitle : kind === "provisional" ? copy.title : copy.signedTitle}</h2>
      {isLate ? <p>{copy.lateText}</p> : null}
      <div className={styles.who}>
        {responsible.name === nutritionist.name ? (
          <img className={styles.portrait} src={portrait} alt="" width={80} height={100} loading="lazy" />
        ) : null}
        {kind === "provisional" ? (
          <p>
            {copy.made.before} <b>{responsible.name}</b>
            {copy.made.after(responsible.profession.toLowerCase())}{" "}
            <span className={styles.whole}>{responsible.registration}</span>, {copy.approved}{" "}
            {definitiveBy && !isLate ? copy.signs(formatDueTime(definitiveBy)) : null}
          </p>
        ) : (
          <p>
            <b>{responsible.name}</b>, {responsible.profession.toLowerCase()},{" "}
            <span className={styles.whole}>{responsible.registration}</span>. {copy.review(shortDate(plan.reviewOn))}
          </p>
        )}
      </div>
      <Sources plan={plan} meals={meals} />
    </section>
  );
}
