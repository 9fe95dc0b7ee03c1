import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { SyncSnapshot } from "../../sync/member-sync.ts";
import { intakeQuery } from "../intake-query.ts";
import { keepLatest, loadKept } from "../kept-query.ts";
import { loadPlan, planQuery } from "../plan-query.ts";
import { type NumbersShown, numbersShown } from "./numbers-shown.ts";

const keptIntake = { name: "intake" as const, query: intakeQuery, isCurrent: () => true };

/** For a loader. Without a network what this device has counts, and if it has nothing, numbers stay hidden. */
export async function loadNumbersShown(): Promise<NumbersShown> {
  const [intake, plan] = await Promise.all([
    loadKept(keptIntake).catch(() => undefined),
    loadPlan().catch(() => undefined),
  ]);
  return numbersShown({ intake, plan });
}

/** For screens behind that loader. With a copy on this device it is known without a network, too. */
export function useNumbersShown({ durable, isAnswered }: Pick<SyncSnapshot, "durable" | "isAnswered">): NumbersShown {
  const intake = useQuery(intakeQuery).data;
  const plan = useQuery(planQuery).data;
  const isKept = durable && isAnswered;
  useEffect(() => {
    if (isKept && intake) void keepLatest(keptIntake).catch(() => undefined);
  }, [isKept, intake]);
  return numbersShown({ intake, plan });
}
