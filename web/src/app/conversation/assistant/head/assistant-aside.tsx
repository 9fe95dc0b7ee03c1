import type { BasicReason } from "@app/contract/assistant";
import type { MemberThread } from "@app/contract/conversations";
import { appPaths } from "../../../../app-paths.ts";
import { basicCopy, aboutCopy as copy, pausedCopy } from "../../../../content/app/assistant/assistant.ts";
import { Icon } from "../../../../ui/core/icon.tsx";
import { Link } from "../../../shell/link.tsx";
import shared from "../../head/head.module.css";
import { ThreadList } from "../../head/thread-list.tsx";

import styles from "./head.module.css";

type AssistantAsideProps = {
  basic: BasicReason | null;
  waiting: MemberThread["waiting"];
  now: number;
  /** A person has taken over: nothing here speaks of food and training. */
  isClosed: boolean;
};

/** Beside the messages on a wide screen: the conversations, what the assistant does, and what it does not. */
export const AssistantAside = ({ basic, waiting, now, isClosed }: AssistantAsideProps) => (
  <aside className={shared.aside}>
    <ThreadList open="assistant" promise={{ waiting, now }} />
    {basic ? (
      <section aria-labelledby="modo-basico">
        <h2 className={shared.title} id="modo-basico">
          {basicCopy.title}
        </h2>
        <p className={`${shared.text} hint`}>
          {basicCopy.text} {basicCopy.reasons[basic]}
        </p>
        {basic === "consent-missing" ? (
          <Link className={shared.link} to={appPaths.consents}>
            {basicCopy.allow}
          </Link>
        ) : null}
      </section>
    ) : null}
    {isClosed ? (
      <section aria-labelledby="programa-espera">
        <h2 className={shared.title} id="programa-espera">
          {pausedCopy.title}
        </h2>
        <p className={`${shared.text} hint`}>{pausedCopy.text}</p>
      </section>
    ) : (
      <>
        <About />
        <Link className={shared.link} to={appPaths.assistantMemory}>
          {copy.memory}
        </Link>
      </>
    )}
  </aside>
);

/** What it does and does not: also where nothing was asked yet. */
export const About = () => (
  <>
    <AboutList {...copy.does} icon="check" />
    <AboutList {...copy.doesNot} icon="close" />
  </>
);

type AboutListProps = { title: string; items: readonly string[]; icon: "check" | "close" };

const AboutList = ({ title, items, icon }: AboutListProps) => (
  <section className={styles.about} data-tone={icon}>
    <h2 className={shared.title}>{title}</h2>
    <ul className={shared.how}>
      {items.map((item) => (
        <li key={item}>
          <Icon name={icon} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  </section>
);
