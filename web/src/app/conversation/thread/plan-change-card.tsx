import type { PlanChangesView } from "@app/contract/plan-publication";
import { useQuery } from "@tanstack/react-query";
import { appPaths } from "../../../app-paths.ts";
import { planChangeCopy as copy } from "../../../content/app/conversation/conversation.ts";
import { planChangesQuery } from "../../data/plan-changes/plan-changes-query.ts";
import { Link } from "../../shell/link.tsx";
import type { PlanChange } from "../model/thread-rows.ts";
import { dayWords, messageTime } from "../model/time-words.ts";
import styles from "./thread-log.module.css";

/**
 * Where a new version of the plan was published: what changed stands on its own page, with the reasons. How much it was is
 * that page's answer, asked for by a card that is drawn: only there is it known what the member's level hides.
 */
export function PlanChangeCard({ change: { version, at }, now }: { change: PlanChange; now: number }) {
  const { data: view } = useQuery(planChangesQuery(version));
  return (
    <section className={`${styles.change} paper`} aria-label={copy.label(version)}>
      <b>{view ? titleOf(view) : copy.title}</b>
      <p>{copy.when(version, `${dayWords(at, now)}, ${messageTime(at)}`)}</p>
      <Link to={appPaths.planChanges(version)}>{copy.link}</Link>
    </section>
  );
}

/** One line, whatever it says: the messages around it keep their place when it comes. */
function titleOf({ kind, changes }: Pick<PlanChangesView, "kind" | "changes">): string {
  if (changes.length > 0) return copy.changed(changes.length);
  return kind === "definitive" ? copy.kept : copy.remade;
}
