import type { GuaranteeMeter as Meter } from "@app/contract/guarantee";
import type { ReactNode } from "react";
import { formatFullDay } from "../../../app/shell/format/days.ts";
import { RouterButtonLink } from "../../../app/shell/router-button-link.tsx";
import { appPaths } from "../../../app-paths.ts";
import { meterCopy as copy, guaranteeCopy, lineWords } from "../../../content/app/account/guarantee.ts";
import { noResultRule } from "../../../content/guarantee-rule.ts";
import { ruleName } from "../../../content/guarantee-version.ts";
import { hasArrived, paceOf, shareOf } from "./line-share.ts";
import styles from "./meter.module.css";
import { PlumbLine } from "./plumb-line.tsx";

type MeterSectionProps = {
  meter: Meter | null;
  /** A calendar day, where the member is. */
  today: string;
  /** The button: always in sight. */
  action: ReactNode;
};

/** The meter on its sheet: the days, the five lines, what else counts, and the request. */
export function MeterSection({ meter, today, action }: MeterSectionProps) {
  return (
    <section className={`${styles.sheet} warm-panel stack gap-6`} aria-labelledby="medidor">
      <header className={styles.head}>
        <h2 id="medidor">{copy.title}</h2>
        {meter ? <DayLine meter={meter} today={today} /> : null}
      </header>
      {meter ? <GuaranteeMeter meter={meter} /> : <NotStarted />}
      <div className={`${styles.foot} stack gap-5`}>
        <div className={styles.notes}>
          {meter ? <Notes meter={meter} /> : null}
          <p>
            <a href="/reembolso#garantia">{guaranteeCopy.rule}</a>, na {ruleName}.
          </p>
        </div>
        {action}
      </div>
    </section>
  );
}

function DayLine({ meter, today }: { meter: Meter; today: string }) {
  const { day, of, daysLeft, requestUntil } = meter;
  const until = formatFullDay(requestUntil);
  return (
    <p className={`${styles.day} note`}>
      <b>{day === 0 ? copy.before : daysLeft === 0 ? copy.over(of) : copy.day(meter)}</b>{" "}
      {today > requestUntil ? copy.tooLate(until) : copy.until(until)}
    </p>
  );
}

function Notes({ meter }: { meter: Meter }) {
  const { of, pausedDays, backDated, wereLate, hidden } = meter;
  return (
    <>
      {wereLate ? <p className={styles.late}>{copy.wereLate}</p> : null}
      {pausedDays > 0 ? <p>{copy.paused(pausedDays)}</p> : null}
      {backDated.diary + backDated.measures > 0 ? <p>{copy.backDated(backDated)}</p> : null}
      <p>
        <b>{copy.resultTitle}</b> {copy.result(of)}
      </p>
      {hidden ? null : (
        <details>
          <summary>{copy.resultMore}</summary>
          <ul className={styles.goals}>
            {noResultRule.map(({ name, text }) => (
              <li key={name}>
                <b>{name}:</b> {text}.
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function NotStarted() {
  return (
    <div className={`${styles.empty} stack gap-2`}>
      <p>
        <b>{copy.notStarted.title}</b> {copy.notStarted.text}
      </p>
      <RouterButtonLink variant="link" to={appPaths.intake}>
        {copy.notStarted.answer}
      </RouterButtonLink>
    </div>
  );
}

/** Five plumb lines hung from one bar: dashed is the minimum, dotted where today asks the member to be. */
function GuaranteeMeter({ meter }: { meter: Meter }) {
  const pace = paceOf(meter);
  const labels = { pace: pace === null ? null : copy.pace(meter.day), minimum: copy.minimum };
  return (
    <>
      <ol className={`${styles.meter} stack gap-7`}>
        {meter.lines.map((line, index) => {
          const { figure, name, note } = lineWords(line, meter);
          return (
            <li key={line.code} className={`${styles.line} stack gap-4`}>
              <div className={styles.drawing}>
                <PlumbLine
                  share={shareOf(line, meter)}
                  pace={pace}
                  hasArrived={hasArrived(line, meter)}
                  labels={index === meter.lines.length - 1 ? labels : null}
                />
              </div>
              <p className={styles.words}>
                <b>{figure}</b> <span>{name}</span> <small>{note}</small>
              </p>
            </li>
          );
        })}
      </ol>
      <p className="hint">{copy.legend(pace === null ? null : meter.day)}</p>
    </>
  );
}
