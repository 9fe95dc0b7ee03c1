import type { PlanChange } from "@app/contract/plan-changes";
import type { Half } from "@app/contract/plan-document";
import { editedParts, isConsequence, stepsOf } from "./edited-part.ts";

/** One edit, also where it is repeated over days or sessions: it takes one reason. */
export type ChangeGroup = {
  /** The id of its first change. */
  readonly key: string;
  readonly half: Half;
  readonly changes: readonly PlanChange[];
};

/** In the order of their first changes. What follows from an edit, as a session's minutes, goes with the first that caused it. */
export function groupChanges(changes: readonly PlanChange[]): ChangeGroup[] {
  const byEdit = new Map<string, PlanChange[]>();
  for (const { edit, changes: own } of editedParts(changes.filter((change) => !isConsequence(change)))) {
    const key = `${own[0]?.half} ${edit}`;
    byEdit.set(key, [...(byEdit.get(key) ?? []), ...own]);
  }
  const groups = [...byEdit.values()];
  for (const change of changes.filter(isConsequence)) {
    const cause = groups.find((group) => group.some((other) => isCause(other, change)));
    if (cause) cause.push(change);
    else groups.push([change]);
  }
  return groups.flatMap((own) => {
    const [first] = own;
    return first ? [{ key: first.id, half: first.half, changes: own }] : [];
  });
}

/** The equipment follows from any session; the rest from the session or the day itself. */
const isCause = (cause: PlanChange, { path, half }: PlanChange): boolean =>
  cause.half === half && (path === half || stepsOf(cause.path)[0] === stepsOf(path)[0]);
