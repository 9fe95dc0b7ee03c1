import type { AccountOverview } from "@app/contract/account";
import type { ReactNode } from "react";
import { appPaths } from "../../../app-paths.ts";
import { waitCopy as copy } from "../../../content/app/intake/today.ts";
import { whatsappHref } from "../../../content/contact.ts";
import { Icon, type IconName } from "../../../ui/core/icon.tsx";
import { formatDate } from "../../shell/format/moments.ts";
import { Link } from "../../shell/link.tsx";
import { RouterButtonLink } from "../../shell/router-button-link.tsx";
import { FoldOnPhone } from "../fold.tsx";
import { callOf, Rest } from "../rest.tsx";
import type { BlockProgress } from "./questionnaire-progress.ts";
import styles from "./start-questionnaire.module.css";
import { ThreadStep, ThreadSteps } from "./thread-steps.tsx";
import { Wall } from "./wall.tsx";

type WaitProps = {
  firstName: string;
  overview: AccountOverview;
  /** Undefined while the answers load, or when none was given. */
  progress: BlockProgress | undefined;
  items: ReactNode;
  children: ReactNode;
};

/** Begun and left, or bought and not begun for a day: where it stopped, what waits and what runs. */
export function WaitQuestionnaire({ firstName, overview, progress, items, children }: WaitProps) {
  return (
    <div className={styles.start}>
      <Wall shows="empty" />
      <header className={styles.header}>
        <h1>{progress ? copy.begun(firstName) : copy.notBegun(firstName)}</h1>
        <p className="lead">{progress ? copy.minutesLeft(progress.minutesLeft) : copy.notBegunLead}</p>
      </header>
      {items}
      <div className={styles.columns}>
        <div className={styles.column}>
          <div className={`${styles.steps} stack gap-5`}>
            {progress ? (
              <ThreadSteps label={copy.where}>
                {progress.blocks.map(({ title, state, answered, asked, minutes }) => (
                  <ThreadStep
                    key={title}
                    name={title}
                    state={state}
                    aside={
                      state === "done" ? copy.done : state === "now" ? copy.of(answered, asked) : copy.minutes(minutes)
                    }
                  />
                ))}
              </ThreadSteps>
            ) : null}
            <RouterButtonLink className={styles.action} to={appPaths.intake}>
              {progress ? copy.continue : copy.begin}
            </RouterButtonLink>
          </div>
          <Stuck />
        </div>
        <div className={styles.column}>
          <Clocks startsAt={overview.plan?.startsAt} />
          <Rest overview={callOf(overview)} isAside />
        </div>
      </div>
      {children}
    </div>
  );
}

function Stuck() {
  const { title, text, write, book } = copy.stuck;
  return (
    <FoldOnPhone title={title} id="travou">
      <p className="note">{text}</p>
      <ul className={styles.lines}>
        <li>
          <a href={whatsappHref} target="_blank" rel="noopener">
            <b>{write.name}</b>
            <span className="note">{write.text}</span>
          </a>
        </li>
        <li>
          <Link to={appPaths.booking}>
            <b>{book.name}</b>
            <span className="note">{book.text}</span>
          </Link>
        </li>
      </ul>
    </FoldOnPhone>
  );
}

function Clocks({ startsAt }: { startsAt: string | undefined }) {
  const { title, waits, runs, guarantee } = copy.clocks;
  const lines: { icon: IconName; name: string; text: string }[] = [
    { icon: "pause", ...waits },
    ...(startsAt ? [{ icon: "clock" as const, name: runs.name, text: runs.text(formatDate(startsAt)) }] : []),
    { icon: "shield", ...guarantee },
  ];
  return (
    <FoldOnPhone title={title} id="prazos">
      <ul className={`${styles.lines} ${styles.clocks}`}>
        {lines.map(({ icon, name, text }) => (
          <li key={name}>
            <Icon name={icon} />
            <span>
              <b>{name}</b> {text}
            </span>
          </li>
        ))}
      </ul>
    </FoldOnPhone>
  );
}
