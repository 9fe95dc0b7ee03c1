import type { PlanChange } from "@app/contract/plan-changes";
import type { HalfDraft } from "@app/contract/staff/plans";
import { applyChanges } from "../diff/apply-changes.ts";
import { diffPlans } from "../diff/diff-plans.ts";
import { bySlot } from "../edits/diet/meals.ts";
import { withDayTexts } from "../edits/diet/on-parts.ts";
import { withSessionTimes } from "../edits/training/on-session.ts";
import type { PlanHalves } from "../halves.ts";
import { findConflicts, isFollowing, isOfLine, type RebaseConflict } from "./find-conflicts.ts";

type Rebased = { readonly draft: HalfDraft; readonly conflicts: readonly RebaseConflict[] };

const NOTHING: PlanHalves = { targets: null, diet: null, training: null };

/**
 * A half's draft as if its edits were made on a newer version. Where both changed one line, that of the newer version
 * stands unless `kept` names the conflict; what a draft has written without a version before it is its own as a whole.
 */
export function rebaseDraft(
  draft: HalfDraft,
  { base, onto }: { readonly base: PlanHalves | null; readonly onto: PlanHalves | null },
  kept: ReadonlySet<string> = new Set(),
): Rebased {
  const mine = ofHalf(draft, draft);
  const theirs = ofHalf(draft, onto ?? NOTHING);
  const start = startOf(ofHalf(draft, base ?? NOTHING), mine, theirs);
  const own = diffPlans(start, mine);
  const others = diffPlans(start, theirs);
  const conflicts = findConflicts(own, others);
  const isOpen = (change: PlanChange): boolean => conflicts.some(({ key }) => isOfLine(key, change));
  const isTheirs = (change: PlanChange): boolean => others.some(({ id }) => id === change.id);
  const free = own.filter((change) => !isOpen(change) && !isTheirs(change) && mayStand(change, conflicts));
  const merged = conflicts
    .filter(({ key }) => kept.has(key))
    .reduce(
      (halves, { key }) =>
        applyChanges(
          halves,
          diffPlans(halves, mine).filter((change) => isOfLine(key, change)),
        ),
      applyChanges(theirs, free),
    );
  return { draft: { ...draft, ...settled(merged, theirs, own) }, conflicts };
}

/** Of what follows from edits a warm-up and a pair alone are carried over, where all edits of their session are. */
function mayStand(change: PlanChange, conflicts: readonly RebaseConflict[]): boolean {
  if (!isFollowing(change)) return true;
  const session = change.path.split(".").slice(0, 2).join(".");
  const isWhole = !conflicts.some(({ key }) => key.startsWith(session));
  return (change.field === "warmUp" || change.field === "pair") && isWhole;
}

/** The half of a draft alone. */
const ofHalf = ({ half }: HalfDraft, from: Partial<PlanHalves>): PlanHalves =>
  half === "diet"
    ? { targets: from.targets ?? null, diet: from.diet ?? null, training: null }
    : { ...NOTHING, training: from.training ?? null };

/** What began from nothing is compared with what stands now: it was written whole, and the newer version is no edit of it. */
const startOf = (base: PlanHalves, mine: PlanHalves, theirs: PlanHalves): PlanHalves => ({
  targets: base.targets ?? (mine.targets && theirs.targets),
  diet: base.diet ?? (mine.diet && theirs.diet),
  training: base.training ?? (mine.training && theirs.training),
});

/** With what follows from the edits: the order and the texts of the meals, the times of the sessions, the equipment. */
function settled(merged: PlanHalves, theirs: PlanHalves, own: readonly PlanChange[]): Partial<PlanHalves> {
  if (!own.some((change) => !isFollowing(change))) return merged;
  const { targets, diet, training } = merged;
  if (diet?.method === "foods") {
    const days = diet.days.map((day) => ({ ...day, meals: bySlot(day.meals) }));
    return { targets, diet: withDayTexts(theirs.diet, { ...diet, days }) };
  }
  return training ? { training: withSessionTimes(theirs.training, training) } : merged;
}
