import { recordIdOf } from "@app/engine/intake/answer-id";
import { expect, test } from "vitest";
import type { RecordView } from "../../sync/core/view.ts";
import { withFirstWeight } from "./first-weight.ts";
import { weighInsIn, weightRows } from "./weights.ts";

const view = (id: string, kind: string, fields: RecordView["fields"]): RecordView => ({
  id,
  kind,
  fields,
  unsent: 0,
  refused: null,
  conflicts: [],
});
const answered = (value: unknown) => [view(recordIdOf("q05"), "answer", { answer: { value } })];
const intake = { completedAt: "2026-11-12T14:00:00.000Z" };
const weight = (at: string, kg: number) => view(`w ${at}`, "weight", { at, kg });
const rowsOf = (...weights: RecordView[]) => weightRows(weights);

test("the weight of the questionnaire is the first point, on the day of the answers", () => {
  const rows = withFirstWeight(rowsOf(weight("2026-11-13T10:00:00.000Z", 82)), answered(82.4), intake);
  expect(rows.map(({ kg, isAnswer = false }) => [kg, isAnswer])).toEqual([
    [82, false],
    [82.4, true],
  ]);
  const [first, second] = weighInsIn(rows);
  expect([first?.kg, second?.kg]).toEqual([82.4, 82]);
  expect((second?.day ?? 0) - (first?.day ?? 0)).toBe(1);
});

test("a weight of the minute in which the answers were given is not older than they are", () => {
  const rows = rowsOf(weight("2026-11-12T14:00:00.000Z", 82));
  const closed = { completedAt: "2026-11-12T14:00:41.000Z" };
  expect(withFirstWeight(rows, answered(82.4), closed).map(({ kg }) => kg)).toEqual([82, 82.4]);
});

test("who weighed before answering has a first weight already", () => {
  const rows = rowsOf(weight("2026-11-10T10:00:00.000Z", 83));
  expect(withFirstWeight(rows, answered(82.4), intake)).toEqual(rows);
});

test.each([
  ["nothing was answered", [], intake],
  ["it was skipped", answered(null), intake],
  ["the questionnaire is not closed", answered(82.4), { completedAt: null }],
  ["the day of the answers is not known", answered(82.4), undefined],
  ["the figure is none of a body", answered(4), intake],
])("there is no first point where %s", (_, answers, known) => {
  expect(withFirstWeight([], answers, known)).toEqual([]);
});
