import { intentOf } from "@app/engine/assistant/intents";
import { expect, test } from "vitest";
import { emptyAssistantCopy, quickCopy } from "./assistant.ts";

const { examples, withoutPlan } = emptyAssistantCopy;

test.each([
  ...examples,
  ...withoutPlan.examples,
  ...withoutPlan.plainExamples,
  ...quickCopy.asks.map(([, text]) => text),
  ...quickCopy.asksWithoutPlan.map(([, text]) => text),
])("what is suggested is understood without a model: %s", (text) => {
  expect(intentOf(text)?.intent).toBeDefined();
});

test("what is suggested without a plan asks for nothing of a plan", () => {
  const suggested = [
    ...withoutPlan.examples,
    ...withoutPlan.plainExamples,
    ...quickCopy.asksWithoutPlan.map(([, text]) => text),
  ];
  expect(new Set(suggested.map((text) => intentOf(text)?.intent))).toEqual(
    new Set(["quanto-tem", "registrar", "consumo", "deu-ruim"]),
  );
});
