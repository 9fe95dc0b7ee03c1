import { appPaths } from "../../../app-paths.ts";
import { planChangeCopy as copy } from "../../../content/app/conversation.ts";
import { Link } from "../../shell/link.tsx";
import type { PlanChange } from "../model/thread-rows.ts";
import { dayWords, shortTime } from "../model/time-words.ts";
import styles from "./plan-change-card.module.css";

/** Where a new version of the plan was published: what changed stands on its own page, with the reasons. */
export const PlanChangeCard = ({ change: { version, at }, now }: { change: PlanChange; now: number }) => (
  <section className={styles.change} aria-label={copy.label(version)}>
    <b>{copy.title}</b>
    <p>{copy.when(version, `${dayWords(at, now)}, ${shortTime(at)}`)}</p>
    <Link to={appPaths.planChanges(version)}>{copy.link}</Link>
  </section>
);
