import type { Period } from "@app/engine/progress/figures/period";
import { type Report, reportOf } from "@app/engine/progress/report/report";
import { type ReportPair, reportPairs } from "@app/engine/progress/report/report-pairs";
import type { NumbersShown } from "../../data/numbers/numbers-shown.ts";
import { daysOfWeek } from "../../data/plan-layer/plan-day.ts";
import { ENGINE_NUMBERS } from "./evolution-view.ts";
import { type PlateRow, platesOf } from "./plates.ts";
import type { ProgressRecords } from "./progress-records.ts";

export type Neighbour = { to: string; label: string };
export type Neighbours = { earlier: Neighbour; later: Neighbour | null };

export type ReportView = {
  words: Report;
  /** With oneself, before and now; those that the mode hides are not among them. */
  pairs: readonly ReportPair[];
  /** The meals of a week; null of a month. */
  plates: readonly PlateRow[] | null;
};

export function viewReport(
  records: ProgressRecords,
  kind: "week" | "month",
  period: Period,
  numbers: NumbersShown,
): ReportView {
  const input = { kind, period, today: records.today, records };
  return {
    words: reportOf(input, ENGINE_NUMBERS[numbers]),
    pairs: reportPairs(input, ENGINE_NUMBERS[numbers]),
    plates: kind === "week" ? platesOf(records, daysOfWeek(period.from)) : null,
  };
}
