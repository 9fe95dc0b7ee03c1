import type { ChangeReason } from "@app/contract/plan-changes";
import type { ChangeGroup } from "@app/engine/plans/groups/group-changes";
import { describeGroup } from "@app/engine/plans/words/describe-group";
import { changesCopy as copy, reasonCopy } from "../../../content/staff/plan-review.ts";
import { Icon } from "../../../ui/core/icon.tsx";
import parts from "../../member/parts/parts.module.css";
import type { PlanWork } from "../../plan-work/plan-work.ts";
import { isLocked, reasonOf } from "../state/group-reason.ts";
import { professionalOf } from "../state/professional-of.ts";
import { BeforeAfter } from "./before-after.tsx";
import styles from "./changes.module.css";
import { ReasonPicker, SameReason } from "./reason-picker.tsx";

type ChangeItemProps = {
  work: PlanWork;
  group: ChangeGroup;
  /** Its reason can be written here. */
  isMine: boolean;
  /** The reason written last, to repeat. */
  last: ChangeReason | null;
  /** Its chips are in sight. */
  isAsked: boolean;
  ask: () => void;
  write: (isWriting: boolean) => void;
  answer: (reason: ChangeReason) => void;
};

/** One change: where, before and after, and why. */
export function ChangeItem({ work, group, isMine, last, isAsked, ask, write, answer }: ChangeItemProps) {
  const { editor, current, next, notes, locks, goTo } = work;
  const { place, before, after } = describeGroup(group, { from: current, to: next, numbers: "shown" });
  const reason = reasonOf(group, notes);
  const path = group.changes[0]?.path;
  const isMissing = isMine && reason === null;
  return (
    <li className={styles.change} data-missing={isMissing || undefined}>
      <div className={`${styles.top} row wrap`}>
        <button
          className={`${styles.place} bare soft`}
          type="button"
          aria-label={copy.goTo(place)}
          onClick={() => path !== undefined && goTo(path)}
        >
          {place}
        </button>
        {isLocked(group, locks) ? (
          <span className={parts.badge} data-tone="error">
            {copy.locked}
          </span>
        ) : null}
        {isMissing ? (
          <span className={parts.badge} data-tone="warning">
            {copy.missing}
          </span>
        ) : null}
        {group.half === work.mine ? null : (
          <span className={styles.other}>{copy.ofOther(group.half, professionalOf(editor, group.half))}</span>
        )}
      </div>
      <BeforeAfter before={before} after={after} />
      {isMine && isAsked ? (
        <ReasonPicker
          editor={editor}
          place={place}
          reason={reason}
          last={isMissing ? last : null}
          write={write}
          answer={answer}
        />
      ) : isMissing ? (
        <div className={`${styles.chips} wrap`}>
          <button className={styles.chip} type="button" onClick={ask}>
            {copy.explain}
          </button>
          <SameReason last={last} answer={answer} />
        </div>
      ) : (
        <ReasonLine reason={reason} edit={isMine ? () => write(true) : null} />
      )}
    </li>
  );
}

function ReasonLine({ reason, edit }: { reason: ChangeReason | null; edit: (() => void) | null }) {
  if (!reason) return null;
  return (
    <p className={styles.reason}>
      <Icon name="check" />
      <span>{reasonCopy.line(reasonCopy.codes[reason.code], reason.question, reason.text)}</span>
      {edit ? (
        <button className={`${styles.edit} bare`} type="button" onClick={edit}>
          {copy.edit}
        </button>
      ) : null}
    </p>
  );
}
