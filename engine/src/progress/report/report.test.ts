import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { generated } from "../../../../scripts/lib/generated.ts";
import { addDays } from "../../promises/local-time.ts";
import { aWorkout } from "../../training/progression/testing/makers.ts";
import { dayNumber } from "../day-number.ts";
import { monthOf, weekOf } from "../figures/period.ts";
import type { ProgressRecords } from "../progress-records.ts";
import { anyRecords, FIRST_DAY } from "../testing/any-records.ts";
import { aDiaryDay, aNight } from "../testing/makers.ts";
import { hiddenFaults, sentenceFaults } from "../testing/sentence-faults.ts";
import { reportOf } from "./report.ts";
import { reportPairs } from "./report-pairs.ts";

const plain = (text: string) => text.replace(/\u00a0/g, " ");
const sunday = "2026-12-20";
const week = weekOf(sunday);

/** A week that went as planned, after five others. */
const asPlanned: ProgressRecords = {
  weighIns: Array.from({ length: 42 }, (_, day) => ({ day: dayNumber("2026-11-09") + day, kg: 82.2 - 0.058 * day })),
  startedOn: "2026-11-09",
  goal: "emagrecer",
  planned: -0.5,
  days: Array.from({ length: 14 }, (_, day) => aDiaryDay(addDays("2026-12-07", day), day < 7 ? 1_600 : 1_680)),
  target: { kcal: 1_650, protein: 105 },
  workouts: ["2026-12-08", "2026-12-14", "2026-12-16", "2026-12-18"].map((day, index) =>
    aWorkout(day, [{ exercise: index === 0 ? "own:flexao-parede" : "fx:Incline_Push-Up", counts: [10, 10] }]),
  ),
  sessionsAWeek: 3,
  measures: [],
  sleeps: Array.from({ length: 7 }, (_, day) => aNight(addDays(week.from, day), 7.5)),
  hasTeam: true,
};

const reportFor = (change: Partial<ProgressRecords> = {}, today = addDays(sunday, 1)) =>
  reportOf({ kind: "week", period: week, today, records: { ...asPlanned, ...change } }, "mostrar");

describe("a week", () => {
  test("that went as planned", () => {
    const { changed, helped, nextStep } = reportFor();
    expect(changed.map(plain)).toEqual([
      "A tendência desceu 400 g: de 80,7 para 80,3 kg.",
      "Um degrau acima: de “Flexão na parede” para “Flexão inclinada”.",
      "Você treinou três vezes, como combinado.",
      "Nos dias completos, a média foi de 1.680 kcal por dia; o plano é de 1.650 kcal.",
    ]);
    expect(helped).toEqual([
      "A comida ficou perto do plano em todos os sete dias completos.",
      "Treinar nos dias combinados.",
    ]);
    expect(nextStep).toBe("Só um: repetir. A semana funcionou como está.");
  });

  test("in which nothing was logged", () => {
    const nothing = { weighIns: [], days: [], workouts: [], sleeps: [] };
    expect(reportFor(nothing)).toEqual({
      changed: ["Ainda não dá para dizer o que mudou: faltam registros."],
      helped: ["Ainda não dá para dizer o que ajudou. Com mais dias registrados, aparece."],
      nextStep: "Só um: registrar uma refeição amanhã, a que for mais fácil.",
    });
  });

  test("that still runs owes no workout", () => {
    expect(reportFor({}, "2026-12-16").changed).toContain("Você treinou duas vezes até aqui.");
  });

  test.each([
    { what: "a workout is missing", change: { sessionsAWeek: 4 }, step: "marcar o dia e a hora do próximo treino" },
    { what: "nights are short", change: { sleeps: [aNight(sunday, 5)] }, step: "deitar meia hora mais cedo" },
    {
      what: "one day escapes",
      change: { days: asPlanned.days.filter(({ day }) => day !== "2026-12-19") },
      step: "deixar decidida na véspera a comida do sábado",
    },
    { what: "few days are logged", change: { days: asPlanned.days.slice(-2) }, step: "registrar três dias inteiros" },
    {
      what: "the weight falls too fast",
      change: { weighIns: asPlanned.weighIns.map(({ day, kg }, index) => ({ day, kg: kg - 0.12 * index })) },
      step: "comer tudo o que está no plano",
    },
    {
      what: "meals are left out",
      change: { days: asPlanned.days.map(({ day }) => aDiaryDay(day, 1_300)) },
      step: "fazer todas as refeições do plano",
    },
    { what: "there is one weigh-in", change: { weighIns: asPlanned.weighIns.slice(-1) }, step: "subir na balança" },
  ])("one next step when $what", ({ change, step }) => expect(reportFor(change).nextStep).toContain(step));

  test("coming back is what helped", () => {
    const days = [aDiaryDay("2026-11-20", 1_600), aDiaryDay("2026-12-18", 1_900), aDiaryDay("2026-12-19", 1_900)];
    expect(reportFor({ days }).helped[0]).toBe(
      "Voltar. Depois de um tempo sem registrar, você registrou dois dos sete dias.",
    );
  });

  test("has figures beside the member's own, as far as they are shown", () => {
    const input = { kind: "week" as const, period: week, today: addDays(sunday, 1), records: asPlanned };
    const pairs = reportPairs(input, "mostrar").map(({ label, value, note }) => plain(`${label}: ${value}, ${note}`));
    expect(pairs).toEqual([
      "Tendência: 80,3 kg, era 80,7 há 7 dias",
      "Por dia, em média: 1.680 kcal, plano: 1.650",
      "Proteína: 105 g, era 100",
      "Treinos: 3 de 3, no período",
    ]);
    expect(reportPairs(input, "esconder-peso").map(({ label }) => label)).not.toContain("Tendência");
    expect(reportPairs(input, "esconder-tudo").map(({ label }) => label)).toEqual(["Treinos"]);
  });
});

test("for any member and week or month, every part says something whole, and hidden ones show no figure", () => {
  const anyInput = fc.record({
    kind: fc.constantFrom("week" as const, "month" as const),
    start: fc.nat(100),
    ahead: fc.nat(40),
    records: anyRecords,
  });
  fc.assert(
    fc.property(anyInput, fc.constantFrom("mostrar", "esconder-peso", "esconder-tudo"), (any, numbers) => {
      const day = addDays(FIRST_DAY, any.start);
      const period = any.kind === "week" ? weekOf(day) : monthOf(day);
      const today = addDays(period.from, any.ahead);
      const { changed, helped, nextStep } = reportOf({ ...any, period, today }, numbers);
      expect(Math.min(changed.length, helped.length)).toBeGreaterThan(0);
      const all = [...changed, ...helped, nextStep];
      const pairs = JSON.stringify(reportPairs({ ...any, period, today }, numbers));
      expect(pairs).not.toMatch(/NaN|undefined|Infinity/);
      expect(all.flatMap(sentenceFaults)).toEqual([]);
      if (numbers === "esconder-tudo") expect(all.flatMap(hiddenFaults)).toEqual([]);
      if (numbers === "esconder-peso")
        expect(all.join(" ")).not.toMatch(/\d\s?(kg|cm)|tendência|peso|cintura|balança/i);
    }),
    generated(400),
  );
});
