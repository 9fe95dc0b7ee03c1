import type { ChangeReason } from "@app/contract/plan-changes";
import type { ChangeGroup } from "@app/engine/plans/groups/group-changes";
import type { Lock } from "@app/engine/plans/locks/find-locks";
import type { PlanWork } from "../../plan-work/plan-work.ts";

/** The reason of a group; null while one of its changes has none. */
export function reasonOf(group: ChangeGroup, notes: PlanWork["notes"]): ChangeReason | null {
  const { reasons } = notes[group.half];
  const found = group.changes.map(({ id }) => reasons[id]);
  return found.every((reason) => reason !== undefined) ? (found[0] ?? null) : null;
}

/** What a sentence is missing, rather than what is wrong with a cell. */
const SENTENCES: ReadonlySet<Lock["kind"]> = new Set(["reason", "call", "kept"]);

export const isOfCell = ({ kind }: Lock): boolean => !SENTENCES.has(kind);

/** A lock on what the group changed, or on a part of it. */
export const isLocked = ({ changes }: ChangeGroup, locks: readonly Lock[]): boolean =>
  locks.some(
    (lock) => isOfCell(lock) && changes.some(({ path }) => lock.path === path || lock.path.startsWith(`${path}.`)),
  );

/** One's own without a reason first, then one's own, then the other half's; each in the engine's order. */
export function orderGroups(
  groups: readonly ChangeGroup[],
  { mine, notes }: Pick<PlanWork, "mine" | "notes">,
): ChangeGroup[] {
  const rank = (group: ChangeGroup): number => (group.half !== mine ? 2 : reasonOf(group, notes) === null ? 0 : 1);
  return [...groups].sort((a, b) => rank(a) - rank(b));
}
