import { useEffect } from "react";
import { localDay } from "../../shell/format/days.ts";
import type { MemberSync, SyncSnapshot } from "../../sync/member-sync.ts";
import { usePlan } from "../plan-query.ts";
import { logFoodsLater, mealsWithoutFoods } from "./eat-as-planned.ts";

/** "Comi assim" while the measures could not be loaded: its foods follow on the next screen, or with the network. */
export function useFoodsOfEaten({ sync, snapshot }: { sync: MemberSync; snapshot: SyncSnapshot }): void {
  const plan = usePlan();
  // Before the first exchange another device's foods are not known here.
  const { complete } = snapshot.meta;
  useEffect(() => {
    if (!plan || !complete) return undefined;
    const log = () =>
      void logFoodsLater(
        (edits) => sync.save(edits),
        () => mealsWithoutFoods(plan, sync.getSnapshot(), localDay(new Date())),
      );
    log();
    addEventListener("online", log);
    return () => removeEventListener("online", log);
  }, [plan, complete, sync]);
}
