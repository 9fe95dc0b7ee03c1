import type { PlanEditor } from "@app/contract/staff/plans";
import { planCopy } from "../../../content/staff/plan.ts";
import { Icon } from "../../../ui/core/icon.tsx";
import { TeamButton } from "../../member/parts/team-button.tsx";
import { formatHour, formatNear } from "../../time/moments.ts";
import type { Rebase } from "../work/use-rebase.ts";
import styles from "./states.module.css";

const copy = planCopy.states;

type PlanNoticesProps = {
  editor: PlanEditor;
  rebase: Rebase | null;
  now: number;
  onTakeOver: () => void;
  onChoose: () => void;
  onRestart: () => void;
};

/** What keeps one from writing: a signature, a colleague, or what a newer version changed too. */
export function PlanNotices({ editor, rebase, now, onTakeOver, onChoose, onRestart }: PlanNoticesProps) {
  const { mine, halves } = editor;
  if (!mine) return null;
  const { signature, lease } = halves[mine];
  const isHeld = lease !== null && !lease.isMine && Date.parse(lease.until) > now;
  return (
    <div role="status">
      {signature ? (
        <p className={`${styles.notice} row wrap`}>
          <Icon name="lock" /> {copy.signed(signature.name, formatNear(signature.at, now))}
        </p>
      ) : null}
      {isHeld && !signature ? (
        <p className={`${styles.notice} row wrap`} data-tone="warning">
          <Icon name="lock" /> {copy.held(lease.name, formatHour(lease.until))}
          <TeamButton tone="link" onClick={onTakeOver}>
            {copy.takeOver}
          </TeamButton>
        </p>
      ) : null}
      {rebase ? (
        <p className={`${styles.notice} row wrap`} data-tone="warning">
          <Icon name="alert" /> {copy.outdated(rebase.version, rebase.conflicts.length)}
          <TeamButton tone="link" onClick={onChoose}>
            {copy.choose}
          </TeamButton>
          <TeamButton tone="link" onClick={onRestart}>
            {copy.restart}
          </TeamButton>
        </p>
      ) : null}
    </div>
  );
}
