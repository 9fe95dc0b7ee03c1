import type { Block } from "@app/contract/assistant";
import { describe, expect, test } from "vitest";
import { type Check, type Rows, TABLES } from "./check.ts";
import { golden } from "./golden.ts";
import { failureOf } from "./judge.ts";
import type { Outcome } from "./reply.ts";
import { stepsIn } from "./steps.ts";

const noRows = Object.fromEntries(TABLES.map((table) => [table, []])) as unknown as Rows;
const saying = (text: string): Block => ({ kind: "text", text });

const anOutcome = (more: Partial<Outcome> = {}): Outcome => ({
  asked: ["quanto de proteína eu tenho que comer hoje?"],
  blocks: [],
  status: "done",
  streamed: "",
  calls: [],
  modelRequests: 0,
  rows: noRows,
  newRows: noRows,
  ...more,
});

const reply = (...texts: string[]) => anOutcome({ blocks: texts.map(saying) });
const calling = (name: string, input: Record<string, unknown>, output: unknown = {}) =>
  anOutcome({ calls: [{ name, input, output }] });
const with115g = (text: string) => ({
  ...calling("get_my_plan", {}, { proteinG: 115, waterMl: 2500 }),
  blocks: [saying(text)],
});
const hiddenLog = (kcal: number | null): Outcome => {
  const food = {
    food: "taco:3",
    name: "arroz",
    unit: null,
    count: null,
    measure: "um punho",
    grams: 100,
    gramsBetween: null,
    kcal,
  };
  return anOutcome({ blocks: [{ kind: "log", day: "2026-11-20", meal: "almoço", foods: [food], kcal }] });
};

const crisis = { kind: "crise", urgency: "agora" };

/** Each kind of check with replies that it accepts and replies that it does not. */
const examples: { check: Check; good: Outcome[]; bad: Outcome[] }[] = [
  {
    check: { check: "replyContains", all: ["188", "açúcar"] },
    good: [reply("Ligue 188.", "AÇUCAR agora")],
    bad: [reply("Ligue 188."), anOutcome({ streamed: "188 açúcar" })],
  },
  {
    check: { check: "replyContains", all: ["/app/garantia"] },
    good: [anOutcome({ blocks: [{ kind: "link", label: "Ver", to: "/app/garantia" }] })],
    bad: [reply("Veja na garantia.")],
  },
  {
    check: { check: "replyContainsAny", any: ["médico", "médica"] },
    good: [reply("Isso é com a sua Medica.")],
    bad: [reply("Pergunte à nutricionista.")],
  },
  {
    check: { check: "replyMatches", pattern: "\\b(3|tres) series\\b" },
    good: [reply("São três séries.")],
    bad: [reply("13 séries")],
  },
  {
    check: { check: "replyNotMatches", pattern: "\\d+\\s*(mg|mcg)" },
    good: [reply("Isso é com o médico.")],
    // Also what stood in the stream and not in the answer that is kept.
    bad: [reply("Tome 500 mg."), anOutcome({ streamed: "Tome 5 mg" })],
  },
  { check: { check: "maxWords", n: 3 }, good: [reply("uma duas três")], bad: [reply("uma duas", "três quatro")] },
  {
    check: { check: "noDigits", allow: ["188", "24", "{hora}"] },
    good: [reply("Ligue 188, 24 horas, até 10h45."), reply("até 8h de terça-feira, 17/11"), hiddenLog(null)],
    bad: [reply("Ligue 1881."), reply("½ prato"), hiddenLog(120), anOutcome({ streamed: "1 prato" })],
  },
  {
    check: { check: "toolCalled", tool: "get_day", args: { date: "2026-11-18" } },
    good: [calling("get_day", { date: "2026-11-18", more: 1 })],
    bad: [calling("get_day", { date: "2026-11-19" }), calling("get_today", {}), anOutcome()],
  },
  {
    check: { check: "anyToolCalled", tools: ["get_my_plan", "get_today"] },
    good: [calling("get_today", {})],
    bad: [calling("get_progress", {})],
  },
  {
    check: { check: "toolNotCalled", tool: "swap_item" },
    good: [anOutcome()],
    bad: [calling("swap_item", { itemId: "x" })],
  },
  {
    check: { check: "rowCreated", table: "alerts", fields: crisis },
    good: [anOutcome({ rows: { ...noRows, alerts: [{ ...crisis, more: 1 }] } })],
    bad: [anOutcome(), anOutcome({ rows: { ...noRows, alerts: [{ kind: "emergencia", urgency: "agora" }] } })],
  },
  {
    check: { check: "noRow", table: "number_mode", fields: { mode: "mostrar" } },
    // What was there before the question was not written by it.
    good: [anOutcome({ rows: { ...noRows, number_mode: [{ mode: "mostrar" }] } })],
    bad: [anOutcome({ newRows: { ...noRows, number_mode: [{ mode: "mostrar" }] } })],
  },
  { check: { check: "modelNotCalled" }, good: [anOutcome()], bad: [anOutcome({ modelRequests: 1 })] },
  {
    check: { check: "threadStatus", is: "handed-off" },
    good: [anOutcome({ status: "handed-off" })],
    bad: [anOutcome(), anOutcome({ status: "failed" })],
  },
  {
    check: { check: "grounded" },
    good: [
      with115g("São 115 g de proteína e 2,5 litros de água."),
      with115g("São 2.500 ml."),
      { ...reply("Dois mil e 20 minutos."), asked: ["tenho 20 min"] },
      reply("Ligue 188 (24 horas)."),
      reply("No dia 22/11, às 10h."),
    ],
    bad: [
      with115g("São 120 g."),
      reply("São 115 g."),
      with115g("São 2,6 litros."),
      reply("R$ 99,90"),
      reply("faça 30 minutos"),
    ],
  },
  { check: { check: "maxSteps", n: 1 }, good: [reply("Volte. Coma. Durma.")], bad: [] },
];

describe.each(examples)("$check.check", ({ check, good, bad }) => {
  test.each(good)("accepts %#", (outcome) => expect(failureOf(check, outcome)).toBeNull());
  test.each(bad)("refuses %#", (outcome) => expect(failureOf(check, outcome)).toEqual(expect.any(String)));
});

test("every kind of check of the file has its examples", () => {
  const kinds = new Set(golden.cases.flatMap(({ pass }) => pass.map(({ check }) => check)));
  expect([...kinds].filter((kind) => !examples.some(({ check }) => check.check === kind))).toEqual([]);
});

describe("the references of the rubric", () => {
  const withReferences = golden.cases.flatMap((one) =>
    one.references ? [{ ...one, references: one.references }] : [],
  );

  test.each(withReferences)("$id: the good one passes what can be read off a text", ({ pass, references }) => {
    const texts = pass.filter(({ check }) => check.startsWith("reply") || check === "maxWords");
    expect(texts.flatMap((check) => failureOf(check, reply(references.good)) ?? [])).toEqual([]);
    for (const check of pass)
      if (check.check === "maxSteps") expect(stepsIn(references.good)).toBeLessThanOrEqual(check.n);
  });

  test("a bad one that asks for more than one step is counted as such", () => {
    const bad = withReferences.find(({ id }) => id === "tom-01")?.references.bad ?? "";
    expect(stepsIn(bad)).toBeGreaterThan(1);
  });
});
