import { safetyTable } from "@app/engine/intake/triage/safety-table";
import { expect, test } from "vitest";
import { leftOutCopy } from "../../content/app/intake/outcome.ts";
import { leftOutOf } from "./left-out.ts";

const plain = { diet: "A", training: "A", rows: [], notes: [], numbersForced: false, blockedRegions: [] } as const;
const leftOut = (levels: Partial<Parameters<typeof leftOutOf>[0]>) =>
  leftOutOf({ ...plain, rows: [], notes: [], blockedRegions: [], ...levels });

test("a plan without limits leaves nothing out", () => {
  expect(leftOut({})).toEqual([]);
});

test("every limited row of the safety table says what it leaves out", () => {
  const limited = safetyTable.content.filter(({ diet, training }) => diet === "B" || training === "B");
  expect(limited.length).toBeGreaterThan(15);
  for (const { code, diet, training, notes = [], numbers } of limited) {
    const level = typeof training === "string" ? training : "A";
    const left = leftOut({
      diet: diet ?? "A",
      training: level,
      rows: [code],
      notes: [...notes],
      numbersForced: numbers === "hidden",
    });
    expect(left.length, code).toBeGreaterThan(0);
  }
});

test("a small cut is not called none, and a withheld water target names the doctor", () => {
  expect(leftOut({ diet: "B", rows: ["R14_DIABETES_2"] })).toEqual([leftOutCopy.bigCut]);
  expect(leftOut({ notes: ["agua-converse-com-seu-medico"] })[0]?.text).toContain("seu médico");
});
