import type { AccountOverview } from "@app/contract/account";
import type { ReactNode } from "react";
import { appPaths } from "../../../app-paths.ts";
import { startCopy as copy } from "../../../content/app/intake/today.ts";
import { Icon } from "../../../ui/core/icon.tsx";
import { formatTime } from "../../shell/format/moments.ts";
import { RouterButtonLink } from "../../shell/router-button-link.tsx";
import { FoldOnPhone } from "../fold.tsx";
import { callOf, Rest } from "../rest.tsx";
import { Readers } from "./readers.tsx";
import styles from "./start-questionnaire.module.css";
import { ThreadStep, ThreadSteps } from "./thread-steps.tsx";
import { Wall } from "./wall.tsx";

type StartProps = {
  firstName: string;
  overview: AccountOverview;
  /** What waits for the member besides. */
  items: ReactNode;
  /** Below everything else. */
  children: ReactNode;
};

/** The first visit after the purchase: the two who will read, the three steps with their times, one button. */
export function StartQuestionnaire({ firstName, overview, items, children }: StartProps) {
  const { plan } = overview;
  return (
    <div className={styles.start}>
      <Wall shows="people" />
      <header className={styles.header}>
        {plan && plan.day === 1 ? (
          <p className={styles.paid}>
            <Icon name="check" />
            {copy.paid(formatTime(plan.startsAt))}
          </p>
        ) : null}
        <h1>{copy.title(firstName)}</h1>
        <p className="lead">{copy.lead}</p>
      </header>
      {items}
      <div className={styles.columns}>
        <div className={styles.column}>
          <div className={`${styles.steps} stack gap-5`}>
            <ThreadSteps label={copy.lead}>
              {copy.steps.map((step, index) => (
                <ThreadStep key={step.name} {...step} state={index === 0 ? "now" : "later"} />
              ))}
            </ThreadSteps>
            <RouterButtonLink className={styles.action} to={appPaths.intake}>
              {copy.action}
            </RouterButtonLink>
            <p className="note">{copy.clock}</p>
          </div>
          <FoldOnPhone title={copy.nearby.title} id="por-perto">
            <ul className={styles.ticks}>
              {copy.nearby.lines.map((line) => (
                <li key={line}>
                  <Icon name="check" />
                  {line}
                </li>
              ))}
            </ul>
          </FoldOnPhone>
        </div>
        <div className={styles.column}>
          <Readers />
          <Rest overview={callOf(overview)} isAside />
        </div>
      </div>
      {children}
    </div>
  );
}
