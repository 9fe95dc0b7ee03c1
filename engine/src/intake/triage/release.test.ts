import { LEVELS, type Level } from "@app/contract/intake";
import { describe, expect, test } from "vitest";
import type { Answers } from "../answers.ts";
import { factsOf } from "../facts/facts.ts";
import { plainAnswers, TODAY } from "../testing/rows-raised.ts";
import { rowLevel } from "./merge-rows.ts";
import { type Half, releaseLimit, releaseRows } from "./release.ts";
import { retriage } from "./retriage.ts";
import { safetyTable } from "./safety-table.ts";
import { type KeptLimits, triageOf } from "./triage.ts";

const context = { country: "BR" };
const marked = (...conditions: string[]): Answers => ({ ...plainAnswers, s9: { marked: conditions } });
const rowsOf = (codes: readonly string[]) => safetyTable.content.filter(({ code }) => codes.includes(code));
const factsFor = (answers: Answers) => factsOf(answers, context, TODAY);

function released(answers: Answers, half: Half, to: "A" | "B") {
  const { rows } = triageOf(answers, context, TODAY);
  return releaseRows(rowsOf(rows), { half, to, facts: factsFor(answers) });
}

type Case = { what: string; answers: Answers; diet: Level; training: Level; by: number | null };

describe("the most that a person may allow", () => {
  test.each<Case>([
    { what: "nothing raised", answers: plainAnswers, diet: "A", training: "A", by: null },
    { what: "gout", answers: marked("gota"), diet: "B", training: "B", by: 26 },
    { what: "pregnant", answers: { ...plainAnswers, s8: "gravida" }, diet: "B", training: "B", by: 2 },
    { what: "breastfeeding", answers: { ...plainAnswers, s8: "amamentando" }, diet: "B", training: "B", by: 3 },
    { what: "a minor", answers: { ...plainAnswers, q02: "2012-01-01" }, diet: "D", training: "D", by: 1 },
    { what: "kidney", answers: marked("doenca-renal"), diet: "B", training: "B", by: 15 },
    {
      what: "crisis words",
      answers: { ...plainAnswers, q08: "não quero mais viver" },
      diet: "C",
      training: "C",
      by: 12,
    },
    {
      what: "a medicine that was read",
      answers: { ...plainAnswers, s5: { yes: true, names: ["xyzolina"] } },
      diet: "A",
      training: "A",
      by: null,
    },
  ])("$what: diet $diet, training $training", ({ answers, diet, training, by }) => {
    const rows = rowsOf(triageOf(answers, context, TODAY).rows);
    const limit = releaseLimit(rows, "diet", factsFor(answers));
    expect(limit.most).toBe(diet);
    expect(limit.lockedBy?.n ?? null).toBe(by);
    expect(releaseLimit(rows, "training", factsFor(answers)).most).toBe(training);
  });

  test("no row of the table is ever released to more than B from C, or at all from D", () => {
    for (const row of safetyTable.content) {
      const facts = { ...factsFor(plainAnswers), conditions: ["gota", "cancer-em-tratamento"] };
      const always = { ...row, when: { fact: "goal", is: "emagrecer" } as const };
      for (const half of ["diet", "training"] as const) {
        const level = rowLevel(row, half, facts.conditions) ?? "A";
        const { most } = releaseLimit([always], half, facts);
        if (level === "D" || level === "N") expect(most).toBe(level);
        if (level === "C") expect(LEVELS.indexOf(most)).toBeGreaterThanOrEqual(LEVELS.indexOf("B"));
      }
    }
  });
});

describe("after a release", () => {
  const gout = marked("gota");
  const diet = released(gout, "diet", "B");
  const inForce = triageOf(gout, context, TODAY, { released: diet });

  test("only the half that was released has its level", () => {
    expect(triageOf(gout, context, TODAY)).toMatchObject({ diet: "C", training: "B" });
    expect(inForce).toMatchObject({ diet: "B", training: "B", rows: ["R26_FIGADO_DII_GOTA_CANCER", "R36_GOTA"] });
    const pregnant: Answers = { ...plainAnswers, s8: "gravida" };
    const one = triageOf(pregnant, context, TODAY, { released: released(pregnant, "diet", "B") });
    expect(one).toMatchObject({ diet: "B", training: "C", numbers: "esconder-tudo" });
  });

  test("a later answer that says less changes nothing by itself", () => {
    const { triage, awaitsReview } = retriage(inForce, plainAnswers, context, TODAY, diet);
    expect(triage.diet).toBe("B");
    expect(awaitsReview).toBe(true);
  });

  test.each<{ what: string; answers: Answers }>([
    { what: "another row", answers: { ...gout, s8: "gravida" } },
    { what: "another condition of the same row", answers: marked("gota", "cancer-em-tratamento") },
  ])("a stricter answer wins: $what", ({ answers }) => {
    expect(retriage(inForce, answers, context, TODAY, diet).triage.diet).toBe("C");
  });

  test("the same answers stay released, also a year later", () => {
    expect(retriage(inForce, gout, context, "2027-11-20", diet)).toMatchObject({
      triage: { diet: "B" },
      awaitsReview: false,
    });
  });

  test("a corrected answer that was read no longer limits that half, and does again when it comes back", () => {
    const before = triageOf({ ...plainAnswers, s8: "gravida" }, context, TODAY);
    const whole = releaseRows(rowsOf(before.rows), { half: "diet", to: "A", facts: factsFor(plainAnswers) });
    const kept = { ...before, diet: "A" } as const;
    expect(triageOf(plainAnswers, context, TODAY, { kept, released: whole })).toMatchObject({
      diet: "A",
      training: "C",
    });
    const back = retriage(kept, { ...plainAnswers, s8: "gravida" }, context, TODAY, whole);
    expect(back.triage.diet).toBe("C");
  });

  test.each<[string, string[]]>([
    ["R02_GRAVIDA", []],
    ["R10_TRANSTORNO_ALIMENTAR", ["R10_TRANSTORNO_ALIMENTAR"]],
  ])("%s, of words that were corrected and read whole in both halves: what stays is %j", (code, stays) => {
    const facts = factsFor(plainAnswers);
    const kept = { rows: [code], diet: "A", training: "A", blockedRegions: [] } satisfies KeptLimits;
    const whole = (half: Half) => releaseRows(rowsOf([code]), { half, to: "A", facts });
    const one = triageOf(plainAnswers, context, TODAY, { kept, released: whole("diet") });
    expect(one).toMatchObject({ rows: [code], numbers: "esconder-tudo" });
    const all = [...whole("diet"), ...whole("training")];
    const both = retriage(kept, plainAnswers, context, TODAY, all).triage;
    expect(both.rows).toEqual(stays);
    expect(both.numbers).toBe(stays.length > 0 ? "esconder-tudo" : "mostrar");
  });
});
