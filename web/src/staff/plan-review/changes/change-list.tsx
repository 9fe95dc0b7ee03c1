import type { ChangeReason } from "@app/contract/plan-changes";
import type { ChangeGroup } from "@app/engine/plans/groups/group-changes";
import { useState } from "react";
import { changesCopy as copy } from "../../../content/staff/plan-review.ts";
import type { PlanWork } from "../../plan-work/plan-work.ts";
import { orderGroups, reasonOf } from "../state/group-reason.ts";
import { focusSlot } from "../state/next-lock.ts";
import { ChangeItem } from "./change-item.tsx";
import styles from "./changes.module.css";

type ChangeListProps = { work: PlanWork; isFrozen: boolean; onAnswered: () => void };

/** What differs from the version in force, what still lacks a reason first. */
export function ChangeList({ work, isFrozen, onAnswered }: ChangeListProps) {
  const [last, setLast] = useState<ChangeReason | null>(null);
  const [writing, setWriting] = useState<string | null>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const groups = useSteadyOrder(orderGroups(work.groups, work), writing);
  const missing = isFrozen
    ? []
    : groups.filter((group) => group.half === work.mine && reasonOf(group, work.notes) === null);
  // One at a time: a long list of chips would hide what changed.
  const asked = writing ?? missing.find(({ key }) => key === opened)?.key ?? missing[0]?.key;
  if (groups.length === 0) return <p className={`${styles.none} dense-note`}>{copy.none}</p>;
  return (
    <ol className={styles.list} aria-label={copy.list}>
      {groups.map((group) => (
        <ChangeItem
          key={group.key}
          work={work}
          group={group}
          isMine={group.half === work.mine && !isFrozen}
          last={last}
          isAsked={asked === group.key}
          ask={() => {
            setOpened(group.key);
            requestAnimationFrame(() => focusSlot("reason-chips"));
          }}
          write={(isWriting) => setWriting(isWriting ? group.key : null)}
          answer={(reason) => {
            work.setReason(
              group.changes.map(({ id }) => id),
              reason,
            );
            setLast(reason);
            setWriting(null);
            onAnswered();
          }}
        />
      ))}
    </ol>
  );
}

/** While a sentence is being written its group stays where it is: nothing moves under the writer. */
function useSteadyOrder(groups: readonly ChangeGroup[], writing: string | null): readonly ChangeGroup[] {
  const [kept, setKept] = useState<{ writing: string; keys: readonly string[] } | null>(null);
  if (writing === null) {
    if (kept !== null) setKept(null);
    return groups;
  }
  if (kept?.writing !== writing) {
    setKept({ writing, keys: groups.map(({ key }) => key) });
    return groups;
  }
  const place = ({ key }: ChangeGroup): number => {
    const found = kept.keys.indexOf(key);
    return found < 0 ? kept.keys.length : found;
  };
  return [...groups].sort((a, b) => place(a) - place(b));
}
