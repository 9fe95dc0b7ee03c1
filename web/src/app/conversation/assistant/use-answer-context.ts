import type { PlanView } from "@app/contract/plans";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef } from "react";
import type { ThreadView } from "../../data/conversation/join-pages.ts";
import { countUnsent } from "../../data/conversation/message-records.ts";
import { outdateThread, threadQuery } from "../../data/conversation/thread-query.ts";
import type { DiaryRecords } from "../../data/diary/diary-records.ts";
import { useDiary } from "../../data/diary/use-diary.ts";
import { intakeQuery } from "../../data/intake-query.ts";
import { useNumbersShown } from "../../data/numbers/use-numbers-shown.ts";
import { layerIn, type PlanLayer } from "../../data/plan-layer/layer.ts";
import { usePlan } from "../../data/plan-query.ts";
import { useNow } from "../../shell/use-now.ts";
import type { DeviceState } from "../../sync/core/device-state.ts";
import type { Save } from "../../sync/core/edit.ts";
import type { MemberSync, SyncSnapshot } from "../../sync/member-sync.ts";

/** What the blocks of an answer read and write: the member's own records, the plan, and the thread with the team. */
export type AnswerContext = {
  device: DeviceState;
  records: DiaryRecords;
  save: Save;
  sync: MemberSync;
  snapshot: SyncSnapshot;
  plan: PlanView | null | undefined;
  layer: PlanLayer;
  team: ThreadView | undefined;
  numbers: "shown" | "hidden";
  country: string;
  now: number;
};

export function useAnswerContext(): AnswerContext {
  const { records, state, save, sync, snapshot } = useDiary();
  const layer = useMemo(() => layerIn(state), [state]);
  const numbers = useNumbersShown(snapshot) === "all-hidden" ? "hidden" : "shown";
  const { data: intake } = useQuery(intakeQuery);
  const { data: team } = useQuery(threadQuery("team"));
  useFreshThread(snapshot);
  const plan = usePlan();
  const now = useNow();
  const country = intake?.country ?? "BR";
  return { device: state, records, save, sync, snapshot, plan, layer, team, numbers, country, now };
}

/** Once a question is with the team, the thread says until when a person answers. */
function useFreshThread(snapshot: SyncSnapshot): void {
  const unsent = countUnsent(snapshot, "team");
  const before = useRef(unsent);
  useEffect(() => {
    if (unsent < before.current) void outdateThread("team");
    before.current = unsent;
  }, [unsent]);
}
