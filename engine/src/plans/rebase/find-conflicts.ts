import type { PlanChange } from "@app/contract/plan-changes";
import { WHOLE_FIELDS } from "../diff/diff-plans.ts";
import { isSame } from "../diff/is-same.ts";
import { parentOf } from "../diff/parts.ts";
import { isConsequence } from "../groups/edited-part.ts";

/** One line of a plan that both sides changed, each in its own way. */
export type RebaseConflict = {
  /** `targets`, `diet.d1.almoco:plate`, `diet.d1.almoco:time`; without a field, all that stands in that part. */
  readonly key: string;
  readonly mine: readonly PlanChange[];
  readonly theirs: readonly PlanChange[];
};

/**
 * The lines that two sets of changes to one plan both change. A plate and a session are one line each: half of one mind
 * and half of another adds up, and nobody has thought it.
 */
export function findConflicts(own: readonly PlanChange[], others: readonly PlanChange[]): RebaseConflict[] {
  const mine = new Set(differing(own, others));
  const theirs = new Set(differing(others, own));
  const keys = [...mine].flatMap((one) =>
    [...theirs].flatMap((other) => (contains(one, other) ? one : contains(other, one) ? other : [])),
  );
  const widest = [...new Set(keys)].filter((key) => !keys.some((other) => other !== key && contains(other, key)));
  return widest.map((key) => ({
    key,
    mine: own.filter((change) => isOfLine(key, change)),
    theirs: others.filter((change) => isOfLine(key, change)),
  }));
}

export const isOfLine = (key: string, change: PlanChange): boolean => contains(key, lineOf(change));

/** What follows from other edits; meals stand in the order of the day, whoever adds them. */
export const isFollowing = (change: PlanChange): boolean =>
  isConsequence(change) || (change.op === "moved" && isMeal(change.path));

/** Lines with a change that the other side did not make in the same way. */
const differing = (changes: readonly PlanChange[], others: readonly PlanChange[]): string[] =>
  changes
    .filter((change) => !isFollowing(change) && !others.some(({ id, to }) => id === change.id && isSame(to, change.to)))
    .map(lineOf);

function lineOf({ path, op, field }: PlanChange): string {
  if (path === "targets") return path;
  if (/^diet\.d\d\.[a-z-]+\./.test(path)) return `${parentOf(path)}:plate`;
  if (/^training\.[A-F]\./.test(path)) return `${parentOf(path)}:exercises`;
  if (op !== "changed" || WHOLE_FIELDS.some((one) => one === field)) return path;
  const isPlate = isMeal(path) && field !== "time" && field !== "note";
  const isSession = path !== "training" && path.startsWith("training.") && field !== "note";
  return `${path}:${isPlate ? "plate" : isSession ? "exercises" : field}`;
}

const isMeal = (path: string): boolean => /^diet\.d\d\.[a-z-]+$/.test(path);

const contains = (line: string, other: string): boolean =>
  line === other || (!line.includes(":") && (other.startsWith(`${line}.`) || other.startsWith(`${line}:`)));
