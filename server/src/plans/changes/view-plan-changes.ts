import type { PlanChanges } from "@app/contract/plan-changes";
import { HALVES, type Half } from "@app/contract/plan-document";
import type { ChangeCard, PlanChangesView, Signer, VersionLine } from "@app/contract/plan-publication";
import { type ChangeGroup, groupChanges } from "@app/engine/plans/groups/group-changes";
import type { PlanHalves } from "@app/engine/plans/halves";
import { describeGroup, type Numbers } from "@app/engine/plans/words/describe-group";
import { reasonSource } from "@app/engine/plans/words/reason-words";
import { whatStayed } from "@app/engine/plans/words/what-stayed";
import { headlineOf, summaryOf } from "./change-words.ts";

export type ViewingChanges = {
  line: VersionLine;
  previous: VersionLine | null;
  reviewOn: string;
  from: PlanHalves | null;
  to: PlanHalves;
  /** Undefined: the engine made it. */
  changes: PlanChanges | undefined;
  /** What of it the reader may see now. */
  halves: ReadonlySet<Half>;
  numbers: Numbers;
  lostSwaps: string[];
  keptSwaps: number;
  signers: Signer[];
  code: string | null;
  versions: VersionLine[];
};

/** A version's changes in words; also of drafts, before they are published. */
export function viewPlanChanges(viewing: ViewingChanges): PlanChangesView {
  const { line, previous, changes, halves, reviewOn, lostSwaps, keptSwaps, signers, code, versions, numbers } = viewing;
  const [from, to] = [viewing.from && seen(viewing.from, halves), seen(viewing.to, halves)];
  const cards = cardsOf(changes, { from, to, numbers, halves });
  const kept = HALVES.flatMap((half) => {
    const reason = halves.has(half) ? changes?.kept[half] : null;
    return reason ? [{ half, reason }] : [];
  });
  return {
    ...line,
    previous,
    headline: headlineOf({ kind: line.kind, previous }, cards.length),
    summary: summaryOf(cards, kept),
    changes: cards,
    kept,
    same: whatStayed(from, to, numbers),
    reviewOn,
    lostSwaps,
    keptSwaps,
    signers,
    code,
    versions,
  };
}

type Showing = { from: PlanHalves | null; to: PlanHalves; numbers: Numbers; halves: ReadonlySet<Half> };

function cardsOf(changes: PlanChanges | undefined, { halves, ...context }: Showing): ChangeCard[] {
  const shown = (changes?.changes ?? []).filter(({ half }) => halves.has(half));
  const reasons = new Map(shown.map(({ id, reason }) => [id, reason]));
  return groupChanges(shown).flatMap((group: ChangeGroup) => {
    const [first] = group.changes.flatMap(({ id }) => reasons.get(id) ?? []);
    if (!first) return [];
    const { title, before, after } = describeGroup(group, context);
    return [{ half: group.half, title, before, after, reason: first.text, source: reasonSource(first) }];
  });
}

const seen = ({ targets, diet, training }: PlanHalves, halves: ReadonlySet<Half>): PlanHalves => ({
  targets: halves.has("diet") ? targets : null,
  diet: halves.has("diet") ? diet : null,
  training: halves.has("training") ? training : null,
});
