import type { ChangeReason, DraftNotes, PlanChange } from "@app/contract/plan-changes";
import type { Half } from "@app/contract/plan-document";
import type { HalfDraft, PlanEditor } from "@app/contract/staff/plans";
import type { ChangeGroup } from "@app/engine/plans/groups/group-changes";
import type { PlanHalves } from "@app/engine/plans/halves";
import type { Lock } from "@app/engine/plans/locks/find-locks";

export type SaveState = {
  state: "saved" | "saving" | "offline" | "conflict" | "leased";
  at: string | null;
};

/** The plan as it is being written: what was loaded, what it would become, and how to change it. */
export type PlanWork = {
  /** As loaded last. */
  editor: PlanEditor;
  mine: Half | null;
  /** Of the version in force. */
  current: PlanHalves | null;
  /** Both halves as they would be published. */
  next: PlanHalves;
  notes: { diet: DraftNotes; training: DraftNotes };
  changes: readonly PlanChange[];
  groups: readonly ChangeGroup[];
  locks: readonly Lock[];
  save: SaveState;
  /** Of one's own half; can be undone, saved by itself. */
  edit: (change: (draft: HalfDraft) => HalfDraft) => void;
  undo: () => void;
  setReason: (ids: readonly string[], reason: ChangeReason | null) => void;
  setKept: (text: string | null) => void;
  setWithoutCall: (text: string | null) => void;
  /** Waits until everything is saved; the revision. */
  flush: () => Promise<number>;
  /** Selects the cell or row of a path. */
  goTo: (path: string) => void;
  /** What a call answered takes the place of what was loaded. */
  take: (editor: PlanEditor) => void;
};
