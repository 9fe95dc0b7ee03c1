import type { PlanView } from "@app/contract/plans";
import { appPaths } from "../../../app-paths.ts";
import { labelCopy as copy } from "../../../content/app/plan/plan.ts";
import { verifyPath } from "../../../content/signatures.ts";
import { nutritionist, trainer as ourTrainer } from "../../../content/team.ts";
import { Icon } from "../../../ui/core/icon.tsx";
import portrait from "../../../ui/pictures/nutricionista.svg";
import trainerPortrait from "../../../ui/pictures/treinador.svg";
import type { LayeredMeal } from "../../data/plan-layer/with-layer.ts";
import { formatDayMonth } from "../../shell/format/days.ts";
import { formatDate, formatDueTime } from "../../shell/format/moments.ts";
import { Link } from "../../shell/link.tsx";
import styles from "./aside.module.css";
import { ProvisionalTag } from "./provisional-tag.tsx";

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
    <section className={`${styles.sheet} warm-panel stack gap-3`} aria-labelledby="rotulo">
      {isLate && definitiveBy ? (
        <p className={styles.late}>
          <Icon name="clock" />
          {copy.late(formatDueTime(definitiveBy))}
        </p>
      ) : (
        <ProvisionalTag kind={kind} />
      )}
      <h2 id="rotulo">{isLate ? copy.lateTitle : kind === "provisional" ? copy.title : signedTitleOf(plan)}</h2>
      {isLate ? <p>{copy.lateText}</p> : null}
      {kind === "provisional" ? (
        <div className={styles.who}>
          {responsible.name === nutritionist.name ? (
            <img className={styles.portrait} src={portrait} alt="" width={80} height={100} loading="lazy" />
          ) : null}
          <p>
            {copy.made.before} <b>{responsible.name}</b>
            {copy.made.after(responsible.profession.toLowerCase())}{" "}
            <span className={styles.whole}>{responsible.registration}</span>, {copy.approved}{" "}
            {definitiveBy && !isLate ? copy.signs(formatDueTime(definitiveBy)) : null}
          </p>
        </div>
      ) : (
        <Signed plan={plan} />
      )}
      <Sources plan={plan} meals={meals} />
    </section>
  );
}

const signersOf = ({ responsible, trainer, training }: PlanView): PlanView["responsible"][] =>
  training && trainer ? [responsible, trainer] : [responsible];

const signedTitleOf = (plan: PlanView): string => (signersOf(plan).length > 1 ? copy.signedByTwo : copy.signedTitle);

const portraits: ReadonlyMap<string, string> = new Map([
  [nutritionist.name, portrait],
  [ourTrainer.name, trainerPortrait],
]);

/** Who signed, with the council's number; what they changed, and where anybody checks it. */
function Signed({ plan }: { plan: PlanView }) {
  const { version, createdAt, reviewOn, code } = plan;
  return (
    <>
      {signersOf(plan).map(({ name, profession, registration }) => (
        <div key={name} className={styles.who}>
          {portraits.has(name) ? (
            <img className={styles.portrait} src={portraits.get(name)} alt="" width={80} height={100} loading="lazy" />
          ) : null}
          <p>
            <b>{name}</b>, {profession.toLowerCase()}, <span className={styles.whole}>{registration}</span>
          </p>
        </div>
      ))}
      <p>
        {copy.version(version, formatDate(createdAt))} {copy.review(formatDayMonth(reviewOn))}
      </p>
      {code === undefined ? null : (
        <p className={`${styles.checks} wrap`}>
          <Link to={appPaths.planChanges(version)}>{copy.changes}</Link>
          <a href={verifyPath(code)}>{copy.verify}</a>
        </p>
      )}
    </>
  );
}

type SourcesProps = { plan: PlanView; meals: readonly LayeredMeal[] };

/** Why each number is what it is, and the table that each food's figures are from. */
function Sources({ plan: { numbers, reasons }, meals }: SourcesProps) {
  const isShown = numbers === "shown";
  const foods = new Map(meals.flatMap(({ items }) => items).map(({ name, source }) => [name, source]));
  return (
    <details className={styles.sources}>
      <summary>
        <Icon name="chevron-down" />
        {isShown ? copy.numbers : copy.portions}
      </summary>
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      {isShown ? (
        <>
          <p>
            <Link to={appPaths.intakeResult}>{copy.bill}</Link>
          </p>
          {foods.size > 0 ? <h3>{copy.sources}</h3> : null}
          <dl>
            {[...foods].map(([name, source]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{source}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : null}
    </details>
  );
}
