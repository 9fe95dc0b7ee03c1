import type { PlanEditor } from "@app/contract/staff/plans";
import { planCopy } from "../../../content/staff/plan.ts";
import { PlumbBob } from "../../../ui/core/plumb-bob.tsx";
import { formatHour, formatNear } from "../../time/moments.ts";
import { shortDate } from "../numbers.ts";
import styles from "./header.module.css";

const copy = planCopy.header;

const MOST_VERSIONS = 3;

type VersionThreadProps = {
  editor: Pick<PlanEditor, "versions" | "next" | "promises">;
  now: number;
  onOpen: () => void;
};

/** The life of the plan: its versions, the bob at the draft, and the deadline at the end. */
export function VersionThread({ editor: { versions, next, promises }, now, onOpen }: VersionThreadProps) {
  const shown = versions.slice(0, MOST_VERSIONS).reverse();
  const due = promises
    .filter(({ state }) => state === "running" || state === "late")
    .sort((a, b) => Date.parse(a.dueAt) - Date.parse(b.dueAt))[0];
  const isLate = due !== undefined && Date.parse(due.dueAt) < now;
  return (
    <ol className={styles.thread} aria-label={copy.versions} data-late={isLate || undefined}>
      {shown.map(({ version, kind, createdAt }) => (
        <li key={version} className={styles.version}>
          <button type="button" onClick={onOpen}>
            <b>{copy.version(version)}</b> {copy.kinds[kind]}, {shortDate(createdAt)}
          </button>
        </li>
      ))}
      <li className={styles.draft} aria-current="step">
        <PlumbBob className={styles.bob} />
        <span>
          <b>{copy.draft(next.version)}</b>
          {copy.now(formatHour(now))}
        </span>
      </li>
      <li className={styles.due}>
        {due ? (
          <>
            {isLate ? copy.late : copy.due}
            <span>{formatNear(due.dueAt, now)}</span>
          </>
        ) : (
          copy.noDue
        )}
      </li>
    </ol>
  );
}
