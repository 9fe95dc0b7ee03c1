import type { SubscriptionView } from "@app/contract/account";
import type { ReactNode } from "react";
import { appPaths } from "../../../app-paths.ts";
import { startCopy as copy } from "../../../content/app/intake/today.ts";
import { Icon } from "../../../ui/core/icon.tsx";
import { formatTime } from "../../shell/dates/dates.ts";
import { RouterButtonLink } from "../../shell/router-button-link.tsx";
import { Readers } from "./readers.tsx";
import styles from "./start-questionnaire.module.css";
import { ThreadStep, ThreadSteps } from "./thread-steps.tsx";
import { Wall } from "./wall.tsx";

type StartProps = {
  firstName: string;
  plan: SubscriptionView | null;
  /** What waits for the member besides. */
  items: ReactNode;
  /** Below the readers: the purchase. */
  children: ReactNode;
};

/** The first visit after the purchase: the two who will read, the three steps with their times, one button. */
export function StartQuestionnaire({ firstName, plan, items, children }: StartProps) {
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
          <div className={styles.steps}>
            <ThreadSteps label={copy.lead}>
              {copy.steps.map((step, index) => (
                <ThreadStep key={step.name} {...step} state={index === 0 ? "now" : "later"} />
              ))}
            </ThreadSteps>
            <RouterButtonLink className={styles.action} to={appPaths.intake}>
              {copy.action}
            </RouterButtonLink>
            <p className={styles.small}>{copy.clock}</p>
          </div>
          <section aria-labelledby="por-perto">
            <h2 className={styles.title} id="por-perto">
              {copy.nearby.title}
            </h2>
            <ul className={styles.ticks}>
              {copy.nearby.lines.map((line) => (
                <li key={line}>
                  <Icon name="check" />
                  {line}
                </li>
              ))}
            </ul>
          </section>
        </div>
        <div className={styles.column}>
          <Readers />
          {children}
        </div>
      </div>
    </div>
  );
}
