import { promisesCopy } from "../../../content/app/promises.ts";
import { serviceHoursWords } from "../../shell/format/service-hours.ts";
import styles from "./aside.module.css";
import { ServiceWeek } from "./service-week.tsx";

const copy = promisesCopy.clock;

/** When clocks run, who may stop one, and where everybody's promises are counted. */
export function ClockRules({ now }: { now: number }) {
  return (
    <section aria-labelledby="relogio">
      <h2 className="h3-size" id="relogio">
        {copy.title}
      </h2>
      <ServiceWeek now={now} />
      <ul className={styles.rules}>
        <li>{copy.hours(serviceHoursWords)}</li>
        {copy.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
        <li>
          <a className={styles.everyone} href="/promessas">
            {copy.everyone}
          </a>
        </li>
      </ul>
    </section>
  );
}
