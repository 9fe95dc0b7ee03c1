import type { IntakeView } from "@app/contract/intake";
import type { PlanView } from "@app/contract/plans";
import { appPaths } from "../../../app-paths.ts";
import { clockCopy, decisionCopy, limitedCopy, planCopy, plateCopy } from "../../../content/app/intake/outcome.ts";
import { limitedPlanCopy as copy, type limitedPlanCopy } from "../../../content/app/plan/plan.ts";
import cupped from "../../../ui/pictures/maos/mao-em-concha.svg";
import palm from "../../../ui/pictures/maos/palma.svg";
import thumb from "../../../ui/pictures/maos/polegar.svg";
import fist from "../../../ui/pictures/maos/punho.svg";
import plate from "../../../ui/pictures/prato-quartos.svg";
import { PlanChanged } from "../../data/plan-changes/plan-changed.tsx";
import { PlanStanding } from "../../data/plan-standing/plan-standing.tsx";
import { leftOutOf } from "../../outcome/left-out.ts";
import { LeftOutLines } from "../../outcome/left-out-lines.tsx";
import { PromiseClock } from "../../outcome/promise-clock.tsx";
import { formatHour } from "../../shell/format/days.ts";
import { formatDueTime } from "../../shell/format/moments.ts";
import { formatWhole } from "../../shell/format/numbers.ts";
import { Link } from "../../shell/link.tsx";
import { useNow } from "../../shell/use-now.ts";
import { PlanLabel } from "../aside/plan-label.tsx";
import { PlanTabs } from "../tabs/plan-tabs.tsx";
import styles from "./limited-plan.module.css";
import { Section } from "./section.tsx";

type EquivalentsView = Extract<NonNullable<PlanView["diet"]>, { method: "equivalents" }>;

type LimitedPlanProps = { plan: PlanView; diet: EquivalentsView; intake: IntakeView | undefined };

/** Groups and portions: what was left out and why, the plate, the hands, and each meal in words. */
export function LimitedPlan({ plan, diet, intake }: LimitedPlanProps) {
  const now = useNow();
  const assessment = intake?.assessment;
  const left = assessment && diet.because === "level-b" ? leftOutOf(assessment) : [];
  return (
    <div className={styles.page}>
      <header className={`${styles.head} stack gap-3`}>
        <div className={styles.parts}>
          <h1>{copy.title[diet.because]}</h1>
          <PlanTabs current="diet" />
        </div>
        <p className="lead">{copy.lead[diet.because]}</p>
      </header>
      <PlanChanged plan={plan} />
      <PlanStanding plan={plan} now={now} />
      <div className={styles.columns}>
        <div className={styles.aside}>
          {assessment?.personBy ? (
            <div className={`${styles.reads} stack gap-3`}>
              <h2>{limitedCopy.reads(formatDueTime(assessment.personBy))}</h2>
              <PromiseClock
                from={assessment.decidedAt}
                to={assessment.personBy}
                due={clockCopy.readBy}
                now={planCopy.provisional}
              />
              <p className="small soft">{clockCopy.credit}</p>
            </div>
          ) : null}
          <PlanLabel plan={plan} now={now} meals={[]} />
          {left.length > 0 ? (
            <Section id="de-fora" title={limitedCopy.leftOut}>
              <LeftOutLines left={left} className={styles.left} />
            </Section>
          ) : null}
        </div>
        <div className={styles.text}>
          {diet.because === "professional" ? (
            <>
              <GroupTable title={copy.writtenTitle} meals={diet.meals} />
              {isInHands(diet) ? <HandPortions /> : null}
            </>
          ) : (
            <>
              <PlateMethod energy={plan.targets && copy.energy(formatWhole(plan.targets.kcal))} />
              <HandPortions />
              <GroupTable title={copy.mealsTitle} meals={diet.meals} />
              <p className="caption">
                {decisionCopy.diet} <Link to={appPaths.intakeResult}>{decisionCopy.why}</Link>
              </p>
            </>
          )}
        </div>
      </div>
    </div>
  );
}

/** Some nutritionists write in their own words, which need no hand to measure by. */
const isInHands = ({ meals }: EquivalentsView): boolean =>
  meals.some(({ portions }) => portions.some((portion) => /\b(punho|palma|concha|polegar)/.test(portion)));

function GroupTable({ title: heading, meals }: Pick<EquivalentsView, "meals"> & { title: string }) {
  return (
    <Section id="refeicoes" title={heading}>
      <table className={`${styles.table} full-table`}>
        <caption className="sr-only">{copy.caption}</caption>
        <tbody>
          {meals.map(({ slot, title, time, portions }) => (
            <tr key={slot}>
              <th scope="row">
                {title}
                <small>{formatHour(time)}</small>
              </th>
              <td>
                <ul>
                  {portions.map((portion) => (
                    <li key={portion}>{portion}</li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

/** A plate in quarters. `energy` only where numbers are shown. */
function PlateMethod({ energy }: { energy: string | null }) {
  return (
    <Section id="prato" title={plateCopy.title}>
      <div className={`${styles.method} stack gap-5`}>
        <img src={plate} width={320} height={320} alt={plateCopy.label} loading="lazy" />
        <div className={`${styles.words} stack gap-3`}>
          {plateCopy.lines.map(({ name, text }) => (
            <p key={name}>
              <b>{name}</b> {text}
            </p>
          ))}
          <p className="caption">{plateCopy.without}</p>
          {energy ? <p className="caption">{energy}</p> : null}
        </div>
      </div>
    </Section>
  );
}

const NAMES: readonly HandName[] = ["fist", "palm", "cupped", "thumb"];

/** Portions measured by one's own hand. */
function HandPortions() {
  return (
    <Section id="maos" title={copy.handsTitle}>
      <ul className={styles.hands}>
        {NAMES.map((name) => (
          <li key={name}>
            <div className={styles.hand}>
              <Hand name={name} />
            </div>
            <b>{copy.hands[name].name}</b>
            <p>{copy.hands[name].text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

type HandName = keyof typeof limitedPlanCopy.hands;

const drawings: Record<HandName, string> = { fist, palm, cupped, thumb };

/** One of the four measures that are always at hand: flat drawings of 132 × 118. */
const Hand = ({ name }: { name: HandName }) => <img src={drawings[name]} alt="" width={132} height={118} />;
