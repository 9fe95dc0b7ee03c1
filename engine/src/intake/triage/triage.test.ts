import { LEVELS } from "@app/contract/intake";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { generated } from "../../../../scripts/lib/generated.ts";
import { formatTriage } from "../../../cli/triage-json.ts";
import golden from "../../../golden/triage.json" with { type: "json" };
import type { Answers, IntakeContext } from "../answers.ts";
import { anyAnswers } from "../testing/any-answers.ts";
import { addAnswers, personWith, raises } from "../testing/rows-raised.ts";
import { counterSentence, freeMemberRules } from "./free-members.ts";
import { mergeRows } from "./merge-rows.ts";
import { NUMBERS_RULES } from "./safety-row.ts";
import { safetyTable } from "./safety-table.ts";
import { triageOf } from "./triage.ts";

type Person = { id: string; today: string; context: IntakeContext; answers: Answers; expect: object };
const people = golden.people as unknown as Person[];

describe("golden people", () => {
  test("there are 310 of them", () => expect(people).toHaveLength(310));

  test.each(people)("$id comes out exactly", ({ answers, context, today, expect: expected }) => {
    expect(formatTriage(triageOf(answers, context, today))).toEqual(expected);
  });

  test("the table is that of the reference", () => {
    const rows = safetyTable.content.map(({ title: _title, source: _source, ...row }) => row);
    expect(rows).toEqual(golden.rows);
  });

  test("the words of free members are those of the reference", () => {
    const { sentence, where, whereOfRow } = golden.shortForm;
    const { about: _about, ...abroad } = golden.shortForm.whereAbroad;
    expect(freeMemberRules.content).toEqual({ sentence, inBrazil: where, abroad, whereOfRow });
  });
});

const rank = (level: string | null): number => LEVELS.findIndex((one) => one === level);
const CONDITIONS = ["gota", "doenca-do-figado"];

describe("the strictest row wins", () => {
  const rows = safetyTable.content;
  const pairs = rows.flatMap((one) => rows.map((other) => [one, other] as const));

  test("a second row never makes any domain less strict, in all 39 × 39 pairs", () => {
    expect(pairs).toHaveLength(39 * 39);
    for (const [one, other] of pairs) {
      const alone = mergeRows([one], CONDITIONS);
      const both = mergeRows([one, other], CONDITIONS);
      const pair = `${one.code} with ${other.code}`;
      expect(rank(both.diet), pair).toBeGreaterThanOrEqual(rank(alone.diet));
      expect(rank(both.training), pair).toBeGreaterThanOrEqual(rank(alone.training));
      const shown = (rule: (typeof NUMBERS_RULES)[number]) => NUMBERS_RULES.indexOf(rule);
      expect(shown(both.numbersRule), pair).toBeGreaterThanOrEqual(shown(alone.numbersRule));
      expect(both.humanWithinHours ?? 999, pair).toBeLessThanOrEqual(alone.humanWithinHours ?? 999);
      expect(both.maxDeficitPct ?? 1, pair).toBeLessThanOrEqual(alone.maxDeficitPct ?? 1);
      expect(Number(both.waterWithheld), pair).toBeGreaterThanOrEqual(Number(alone.waterWithheld));
      expect(Number(both.paused), pair).toBeGreaterThanOrEqual(Number(alone.paused));
    }
  });
});

describe("an answer that raises a row", () => {
  test.each(safetyTable.content.map(({ code }, index) => ({ code, raise: raises[index] ?? {} })))(
    "$code is raised by its answers",
    ({ code, raise }) => {
      expect(triageOf(...personWith({})).rows).toEqual([]);
      expect(triageOf(...personWith(raise)).rows).toContain(code);
    },
  );

  test("never makes any domain less strict, whatever row was raised before", () => {
    const pairs = raises.flatMap((first) => raises.map((second) => ({ first, second })));
    const added = pairs.filter(({ first, second }) => {
      const both = first === second ? first : addAnswers(first, second);
      if (!both) return false;
      const before = triageOf(...personWith(first));
      const after = triageOf(...personWith(both));
      const pair = `${JSON.stringify(first)} then ${JSON.stringify(second)}`;
      expect(rank(after.diet), pair).toBeGreaterThanOrEqual(rank(before.diet));
      expect(rank(after.training), pair).toBeGreaterThanOrEqual(rank(before.training));
      return true;
    });
    // Of 1,521 pairs 42 are two answers to one question: two ages, weights, pressures, dates, allergies, medicines, s8.
    expect(added).toHaveLength(39 * 39 - 42);
  });
});

describe("for any answers", () => {
  const context = fc.record<IntakeContext>(
    { country: fc.constantFrom("BR", "PT"), plan: fc.constantFrom("completo", "gratis") },
    { requiredKeys: ["country"] },
  );
  const always = (property: (answers: Answers, context: IntakeContext) => void): void => {
    fc.assert(fc.property(anyAnswers, context, property), generated(400, 200));
  };

  test("without consent nothing of the body is read or planned", () =>
    always((answers, where) => {
      const triage = triageOf({ ...answers, c1: "agora-nao" }, where, "2026-11-20");
      expect(["N", "D"]).toContain(triage.diet);
      expect(["R01_MENOR_DE_18", "R12_CRISE", "R33_SEM_CONSENTIMENTO"]).toEqual(expect.arrayContaining(triage.rows));
      expect([triage.plannedKcal, triage.plannedWaterMl]).toEqual([null, null]);
      expect(
        Object.keys(triage.facts).filter((name) => !["consent", "country", "age", "crisisWords"].includes(name)),
      ).toEqual([]);
    }));

  test("energy is planned in level A and B only, and never below maintenance without a margin", () =>
    always((answers, where) => {
      const { diet, plannedKcal, maxDeficitPct } = triageOf(answers, where, "2026-11-20");
      if (diet !== "A" && diet !== "B") expect([plannedKcal, maxDeficitPct]).toEqual([null, 0]);
      if (diet === "B") expect(maxDeficitPct).not.toBeNull();
    }));

  test("crisis words pause everything and call a person at once", () =>
    always((answers, where) => {
      const triage = triageOf({ ...answers, q08: "não quero mais viver" }, where, "2026-11-20");
      expect([triage.paused, triage.humanWithinHours]).toEqual([true, 0]);
      expect(triage.rows).toContain("R12_CRISE");
      expect(["esconder-tudo", "none"]).toContain(triage.numbers);
    }));

  test("a free member has no training plan, no refund and no promise of a person but in a crisis", () =>
    always((answers, { country }) => {
      const triage = triageOf(answers, { country, plan: "gratis" }, "2026-11-20");
      expect([triage.training, triage.refundOffered]).toEqual([null, false]);
      expect(triage.humanWithinHours).toBe(triage.paused ? 0 : null);
      expect(triage.counter?.target === "sem-meta").toBe(
        triage.plannedKcal === null && !["A", "B"].includes(triage.diet),
      );
    }));
});

test("a free member without a target reads where there is help, by country", () => {
  const counter = { target: "sem-meta", where: ["relacao-com-a-comida"] } as const;
  const sentence = (country: string) => counterSentence({ ...counter, where: [...counter.where] }, country);
  expect(sentence("BR")).toContain("ligue 188 (CVV)");
  expect(sentence("PT")).toContain("1411 (24 horas) ou SNS 24: 808 24 24 24, ou 112.");
  expect(sentence("VE")).toContain("Se estiver pesado agora: 911.");
  expect(sentence("JP")).toContain("o número de emergência do lugar onde você está");
});
