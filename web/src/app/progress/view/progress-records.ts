import type { Sleep } from "@app/contract/diary";
import type { IntakeView } from "@app/contract/intake";
import type { PlanView } from "@app/contract/plans";
import { dayOfNumber } from "@app/engine/progress/day-number";
import type { ProgressRecords as EngineRecords } from "@app/engine/progress/progress-records";
import { trendWeight } from "@app/engine/progress/weight/trend-weight";
import type { WeighIn } from "@app/engine/progress/weight/weigh-in";
import type { DiaryRecords } from "../../data/diary/diary-records.ts";
import { changeOf, shownTargets } from "../../outcome/shown-targets.ts";
import { localDay } from "../../shell/format/days.ts";
import type { EnergyAnswer } from "./energy-view.ts";

export type EnergyBand = { low: number; high: number };

/** All that the screens and reports are made of: the engine's, and what is only drawn. */
export type ProgressRecords = EngineRecords & {
  today: string;
  nightOf: ReadonlyMap<string, Sleep>;
  entries: DiaryRecords["entries"];
  energy: readonly EnergyAnswer[];
  /** Within it a day is on target; null: there is no target, or it is hidden. */
  band: EnergyBand | null;
};

const KCAL_A_KG = 7_700;

type Known = { plan: PlanView | null | undefined; intake: IntakeView | undefined };

/** What the member wants and what is planned for them, as far as this device may know it. */
export function programmeOf({ plan, intake }: Known, weighIns: readonly WeighIn[], today: string) {
  const targets = intake?.assessment ? shownTargets(intake.assessment) : null;
  const change = targets && changeOf(targets);
  const kg = trendWeight(weighIns);
  return {
    startedOn: startOf({ plan, intake }, weighIns) ?? today,
    goal: GOALS[change?.kind ?? "cut"],
    planned: change && kg ? (100 * 7 * change.kcal) / KCAL_A_KG / kg : null,
    sessionsAWeek: plan?.training?.sessions.length ?? 0,
    hasTeam: intake?.access === "active",
  };
}

/** By what the target does with the expenditure. Without one, as most members come: to lose weight. */
const GOALS = { cut: "emagrecer", more: "ganhar", keep: "saude" } as const;

function startOf({ plan, intake }: Known, weighIns: readonly WeighIn[]): string | undefined {
  if (intake?.completedAt) return localDay(new Date(intake.completedAt));
  const [first] = weighIns;
  return plan?.validFrom ?? (first && dayOfNumber(first.day));
}
