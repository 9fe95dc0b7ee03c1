import type { PlanView } from "@app/contract/plans";
import { appPaths } from "../../../app-paths.ts";
import { teamCopy as copy, foldCopy } from "../../../content/app/today-plan.ts";
import { nutritionist } from "../../../content/team.ts";
import portrait from "../../../ui/pictures/nutricionista.svg";
import { PromiseClock } from "../../outcome/promise-clock.tsx";
import { formatDueTime, formatShortDueTime } from "../../shell/format/moments.ts";
import { Link } from "../../shell/link.tsx";
import { Fold } from "../fold.tsx";
import styles from "./plan.module.css";

type TeamCardProps = {
  plan: Pick<PlanView, "definitiveBy" | "createdAt" | "isLate">;
};

/** What the team owes now. */
export function TeamCard({ plan: { definitiveBy, createdAt, isLate } }: TeamCardProps) {
  if (!definitiveBy) return null;
  return (
    <Fold
      title={foldCopy.team}
      hint={foldCopy.signedBy(nutritionist.firstName, formatShortDueTime(definitiveBy))}
      isOpen={isLate}
    >
      <div className={styles.cardBox}>
        <div className={styles.person}>
          <img className={styles.portrait} src={portrait} width={400} height={500} alt="" />
          <p>
            <b>{copy.making}</b>
            <small>{copy.who}</small>
          </p>
        </div>
        <PromiseClock from={createdAt} to={definitiveBy} due={copy.due} now={copy.now} />
        <p className={styles.cardText} data-late={isLate || undefined}>
          {isLate ? copy.late(formatDueTime(definitiveBy)) : copy.promise}
        </p>
        <div className={`${styles.links} wrap`}>
          <Link to={appPaths.booking}>{copy.book}</Link>
          <Link to={appPaths.promises}>{copy.promises}</Link>
          <Link to={appPaths.intakeResult}>{copy.outcome}</Link>
        </div>
      </div>
    </Fold>
  );
}
