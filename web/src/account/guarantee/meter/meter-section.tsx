import type { GuaranteeMeter as Meter } from "@app/contract/guarantee";
import type { ReactNode } from "react";
import { formatFullDay } from "../../../app/shell/format/days.ts";
import { RouterButtonLink } from "../../../app/shell/router-button-link.tsx";
import { appPaths } from "../../../app-paths.ts";
import { meterCopy as copy, guaranteeCopy } from "../../../content/app/account/guarantee.ts";
import { noResultRule } from "../../../content/guarantee-rule.ts";
import { ruleName } from "../../../content/guarantee-version.ts";
import { GuaranteeMeter } from "./guarantee-meter.tsx";
import styles from "./meter.module.css";

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
