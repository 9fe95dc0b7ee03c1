import type { MemberFile } from "@app/contract/staff/member-file";
import type { ReactNode } from "react";
import { memberCopy as copy } from "../../../content/staff/member.ts";
import { Icon } from "../../../ui/core/icon.tsx";
import { Face } from "../../shell/face.tsx";
import { Link } from "../../shell/link.tsx";
import { staffPaths } from "../../shell/staff-paths.ts";
import styles from "./file.module.css";

type MemberHeaderProps = {
  file: MemberFile;
  /** Also the age, where the reader does not know the person yet. */
  withAge?: boolean;
  /** On a phone one line: where the rest of the screen needs the room. */
  isCompact?: boolean;
  badges: ReactNode;
  actions: ReactNode;
};

/** Who it is and where they are in the programme, in one line. */
export function MemberHeader({ file, withAge = false, isCompact = false, badges, actions }: MemberHeaderProps) {
  return (
    <header className={`${styles.header} row wrap`} data-compact={isCompact || undefined}>
      <Link className={styles.back} to={staffPaths.queue} aria-label={copy.back}>
        <Icon name="arrow-left" />
      </Link>
      <Face name={file.name} size="large" />
      <div className={`${styles.who} shrinks`}>
        <h1>{file.name}</h1>
        <p>{factsOf(file, withAge).join(", ")}</p>
      </div>
      <div className={styles.badges}>{badges}</div>
      <div className={styles.actions} role="group" aria-label={copy.actions.label}>
        {actions}
      </div>
    </header>
  );
}

function factsOf({ age, day, week, planVersion, goal, access, numbers }: MemberFile, withAge: boolean): string[] {
  const { facts } = copy;
  return [
    withAge && age !== null ? facts.age(age) : null,
    facts.day(day),
    planVersion === null ? null : facts.week(week),
    planVersion === null ? facts.noPlan : facts.plan(planVersion),
    goal === null ? null : facts.goal(goal),
    copy.access[access],
    copy.numbers[numbers],
  ].filter((fact) => fact !== null);
}
