import type { Consents } from "@app/contract/consents";
import { recordIdOf } from "@app/engine/intake/answer-id";
import type { Answers } from "@app/engine/intake/answers";
import { expect, test } from "vitest";
import type { RecordView } from "../../sync/core/view.ts";
import { blockProgress } from "./questionnaire-progress.ts";

const TODAY = "2026-11-16";
const inBrazil = { country: "BR", plan: "completo" } as const;
const consented = {
  current: (["health-data", "remote-care"] as const).map((purpose) => ({
    purpose,
    allowed: true,
    version: "1",
    answeredAt: "2026-11-16T12:00:00.000Z",
  })),
  history: [],
} satisfies Consents;

const records = (answers: Answers): RecordView[] =>
  Object.entries(answers).map(([question, value]) => ({
    id: recordIdOf(question as keyof Answers),
    kind: "answer",
    fields: { answer: { value, version: "1", wording: "" } },
    unsent: 0,
    refused: null,
    conflicts: [],
  }));

const aboutYou: Answers = { q01: "Bia", q02: "1992-03-14", q03: "feminino", q04: 168, q05: 82.4, q06: "emagrecer" };

test("before the first answer there is no progress", () => {
  expect(blockProgress([], consented, inBrazil, TODAY)).toBeUndefined();
});

test("a finished block is done, the next one is open, and the minutes left fall", () => {
  const first = blockProgress(records({ q01: "Bia" }), consented, inBrazil, TODAY);
  const later = blockProgress(records({ ...aboutYou, s2: false }), consented, inBrazil, TODAY);
  expect(first?.blocks.map(({ state }) => state)).toEqual(["now", "later", "later", "later", "later"]);
  expect(later?.blocks.map(({ state }) => state)).toEqual(["done", "now", "later", "later", "later"]);
  expect(later?.blocks[1]).toMatchObject({ title: "Saúde", answered: 1 });
  expect(later?.minutesLeft).toBeLessThan(first?.minutesLeft ?? 0);
});
