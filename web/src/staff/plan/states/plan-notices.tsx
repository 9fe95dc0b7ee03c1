import type { PlanEditor } from "@app/contract/staff/plans";
import { planCopy } from "../../../content/staff/plan.ts";
import { Icon } from "../../../ui/core/icon.tsx";
import { TeamButton } from "../../member/parts/team-button.tsx";
import { formatHour, formatNear } from "../../time/moments.ts";
import styles from "./states.module.css";

const copy = planCopy.states;

type PlanNoticesProps = { editor: PlanEditor; now: number; onTakeOver: () => void; onRestart: () => void };

/** What keeps one from writing: a signature, a colleague, or a newer version. */
export function PlanNotices({ editor, now, onTakeOver, onRestart }: PlanNoticesProps) {
  const { mine, halves, current } = editor;
  if (!mine) return null;
  const { signature, lease, basedOn, draft } = halves[mine];
  const isHeld = lease !== null && !lease.isMine && Date.parse(lease.until) > now;
  const isOutdated = draft !== null && current !== null && basedOn !== current.version;
  return (
    <div role="status">
      {signature ? (
        <p className={styles.notice}>
          <Icon name="lock" /> {copy.signed(signature.name, formatNear(signature.at, now))}
        </p>
      ) : null}
      {isHeld && !signature ? (
        <p className={styles.notice} data-tone="warning">
          <Icon name="lock" /> {copy.held(lease.name, formatHour(lease.until))}
          <TeamButton tone="link" onClick={onTakeOver}>
            {copy.takeOver}
          </TeamButton>
        </p>
      ) : null}
      {isOutdated && !signature ? (
        <p className={styles.notice} data-tone="warning">
          <Icon name="alert" /> {copy.outdated(current.version)}
          <TeamButton tone="link" onClick={onRestart}>
            {copy.restart}
          </TeamButton>
        </p>
      ) : null}
    </div>
  );
}
