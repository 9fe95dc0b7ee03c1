import type { Half } from "@app/contract/plan-document";
import type { HalfState } from "@app/contract/staff/plans";
import type { Lock } from "@app/engine/plans/locks/find-locks";
import type { PlanWork } from "../../plan-work/plan-work.ts";
import { isOfCell, reasonOf } from "./group-reason.ts";
import { otherHalf } from "./professional-of.ts";

export type SigningMode =
  | "signed"
  | "acknowledged"
  | "acknowledge"
  /** Nothing to sign: neither a change nor "mantido, porque…". */
  | "unchanged"
  | "locked"
  | "ready";

export type SigningState = {
  mode: SigningMode;
  half: Half;
  own: HalfState;
  other: HalfState;
  otherHalf: Half;
  /** Of cells, in the engine's order. */
  locks: readonly Lock[];
  missingReasons: number;
  /** Reasons that are written, by group. */
  reasons: number;
  needsCall: boolean;
  /** The provisional plan becomes definitive as it is. */
  isProvisional: boolean;
};

/** What one's own half still needs, as it stands in this tab. Null: this person only reads. */
export function signingState(work: PlanWork): SigningState | null {
  const { mine, editor, notes } = work;
  if (mine === null) return null;
  const own = editor.halves[mine];
  const other = editor.halves[otherHalf(mine)];
  const groups = work.groups.filter(({ half }) => half === mine);
  const locks = work.locks.filter(({ half }) => half === mine);
  const missingReasons = groups.filter((group) => reasonOf(group, notes) === null).length;
  return {
    mode: modeOf({ own, other, locks, missingReasons, isUnchanged: groups.length === 0 && notes[mine].kept === null }),
    half: mine,
    own,
    other,
    otherHalf: otherHalf(mine),
    locks: locks.filter(isOfCell),
    missingReasons,
    reasons: groups.length - missingReasons,
    needsCall: locks.some(({ kind }) => kind === "call"),
    isProvisional: editor.current?.document.kind === "provisional",
  };
}

type Facts = {
  own: HalfState;
  other: HalfState;
  locks: readonly Lock[];
  missingReasons: number;
  isUnchanged: boolean;
};

function modeOf({ own, other, locks, missingReasons, isUnchanged }: Facts): SigningMode {
  if (own.signature) return "signed";
  if (own.acknowledgement) return "acknowledged";
  if (isUnchanged) return other.signature && own.needs === "acknowledgement" ? "acknowledge" : "unchanged";
  return locks.length > 0 || missingReasons > 0 ? "locked" : "ready";
}

/** Whether the act of one half publishes: the other one has done its part, or none is needed. */
export const isLastAct = ({ signature, acknowledgement, needs }: HalfState): boolean =>
  needs === "nothing" || signature !== null || (needs === "acknowledgement" && acknowledgement !== null);
