import type { IntakeView } from "@app/contract/intake";
import { recordIdOf } from "@app/engine/intake/answer-id";
import type { RecordView } from "../../sync/core/view.ts";
import { isPlausibleKg, type WeightRow } from "./weights.ts";

const WEIGHT = recordIdOf("q05");

/**
 * The weight of the questionnaire, as the first point of the curve: what was said once is not asked again. It stays an
 * answer, and is corrected there. Null without it, and where an older weight is the first one.
 */
export function firstWeight(
  answers: readonly RecordView[],
  intake: Pick<IntakeView, "completedAt"> | undefined,
  rows: readonly WeightRow[],
): WeightRow | null {
  const at = intake?.completedAt;
  const answer = answers.find(({ id }) => id === WEIGHT)?.fields["answer"] as { value?: unknown } | undefined;
  const kg = answer?.value;
  if (!at || typeof kg !== "number" || !isPlausibleKg(kg)) return null;
  if (rows.some((row) => minuteOf(row.at) < minuteOf(at))) return null;
  const view = { id: WEIGHT, kind: "answer", fields: {}, unsent: 0, refused: null, conflicts: [] };
  return { id: WEIGHT, at, kg, view, isAnswer: true };
}

/** A weight is logged to the minute: one of the minute in which the answers were given came after them. */
const minuteOf = (at: string): number => Math.floor(Date.parse(at) / 60_000);

/** Newest first, the questionnaire's last. */
export function withFirstWeight(
  rows: readonly WeightRow[],
  answers: readonly RecordView[],
  intake: Pick<IntakeView, "completedAt"> | undefined,
): WeightRow[] {
  const first = firstWeight(answers, intake, rows);
  return first ? [...rows, first] : [...rows];
}
