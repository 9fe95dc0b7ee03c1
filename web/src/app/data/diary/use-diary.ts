import { useMemo } from "react";
import type { DeviceState } from "../../sync/core/device-state.ts";
import type { Save } from "../../sync/core/edit.ts";
import type { MemberSync, SyncSnapshot } from "../../sync/member-sync.ts";
import { useMemberSync } from "../../sync/use-member-sync.ts";
import { usePendingEdits } from "../workout-records/use-pending-edits.ts";
import { type DiaryRecords, diaryIn } from "./diary-records.ts";

export type UsedDiary = {
  records: DiaryRecords;
  /** The device's records with what is being saved, for what else a screen reads from them. */
  state: DeviceState;
  /** The records show the edits at once; sending follows by itself. */
  save: Save;
  sync: MemberSync;
  snapshot: SyncSnapshot;
};

/** The member's diary on this device. For screens that load with the sync. */
export function useDiary(): UsedDiary {
  const { sync, snapshot } = useMemberSync();
  const { state, save } = usePendingEdits(sync, snapshot);
  const records = useMemo(() => diaryIn(state), [state]);
  return { records, state, save, sync, snapshot };
}
