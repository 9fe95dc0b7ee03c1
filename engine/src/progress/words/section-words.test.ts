import { describe, expect, test } from "vitest";
import { addDays } from "../../promises/local-time.ts";
import { aWorkout } from "../../training/progression/testing/makers.ts";
import { dayNumber } from "../day-number.ts";
import type { ProgressRecords } from "../progress-records.ts";
import { aDiaryDay, aMeasure, aNight } from "../testing/makers.ts";
import { progressWords } from "./progress-words.ts";

const today = "2026-12-20";
const period = { from: "2026-11-09", to: today };
const nothing: ProgressRecords = {
  weighIns: [],
  startedOn: period.from,
  goal: "emagrecer",
  planned: -0.5,
  days: [],
  target: { kcal: 1_650, protein: 105 },
  workouts: [],
  sessionsAWeek: 3,
  measures: [],
  sleeps: [],
  hasTeam: true,
};
const wordsOf = (records: Partial<ProgressRecords>) => progressWords({ ...nothing, ...records }, period, "mostrar");
/** Figures stand with a no-break space: here a plain one reads better. */
const plain = ({ headline, text }: { headline: string; text: string }) => `${headline} ${text}`.replace(/\u00a0/g, " ");

const daily = (count: number, kgOn: (index: number) => number, from = addDays(today, 1 - count)) =>
  Array.from({ length: count }, (_, index) => ({ day: dayNumber(from) + index, kg: kgOn(index) }));
const wave = (index: number, kg: number) => kg * [0, 1, -1, 0.5, -0.5][index % 5]!;

describe("weight", () => {
  test.each([
    [{}, "Aqui vai aparecer o seu caminho. A primeira pesagem já vira um ponto."],
    [{ weighIns: daily(5, () => 80) }, "Ainda é cedo para dizer. Com mais uma pesagem, dá para ver"],
    [
      { weighIns: daily(9, () => 80) },
      "Ainda é cedo para dizer. As pesagens estão muito perto uma da outra. Com mais seis dias",
    ],
    [{ weighIns: daily(5, () => 80, "2026-11-10") }, "Faz um tempo desde a última pesagem."],
    [{ weighIns: daily(20, (index) => 80 + wave(index, 2)) }, "Ainda não dá para dizer. A tendência foi de"],
    [
      { weighIns: daily(40, () => 80) },
      "O peso está estável. A tendência está em 80,0 kg, como há 39 dias. Umas semanas assim são comuns. A equipe olha isso",
    ],
    [
      { weighIns: daily(40, () => 80), goal: "saude" },
      "O peso está estável, como no plano. A tendência está em 80,0 kg, como há 39 dias.",
    ],
    [
      { weighIns: daily(40, (index) => 82.2 - 0.058 * index + wave(index, 0.4)) },
      "Você está descendo, devagar e firme. A tendência foi de 82,2 para 80,4 kg em 39 dias. Nas últimas semanas, uns 400 g por semana: entre 300 e 500 g. É o que o plano espera.",
    ],
    [
      { weighIns: daily(40, (index) => 80 - 0.02 * index) },
      "Você está descendo, bem devagar. A tendência foi de 80,0 para 79,4 kg em 39 dias. Nas últimas semanas, uns 150 g por semana.",
    ],
    [
      { weighIns: daily(40, (index) => 80 - 0.15 * index) },
      "Você está descendo depressa. A tendência foi de 79,9 para 75,5 kg em 39 dias. Nas últimas semanas, uns 1,1 kg por semana. Nesse ritmo o corpo cansa",
    ],
    [{ weighIns: daily(40, (index) => 80 - 0.05 * index), goal: "ganhar" }, "O peso está descendo."],
    [{ weighIns: daily(40, (index) => 80 + 0.03 * index), goal: "ganhar" }, "O peso está subindo, como no plano."],
    [{ weighIns: daily(40, (index) => 80 + 0.05 * index) }, "O peso subiu um pouco."],
  ] as [Partial<ProgressRecords>, string][])("%#: %s", (records, words) =>
    expect(plain(wordsOf(records).weight)).toContain(words),
  );
});

/** Complete days of the last weeks, one mean for each week, the newest last. */
const diaryOf = (weeks: readonly number[]) =>
  weeks.flatMap((kcal, index) =>
    [0, 1, 2, 3].map((day) => aDiaryDay(addDays("2026-12-14", 7 * (index + 1 - weeks.length) + day), kcal)),
  );

describe("food", () => {
  test.each([
    [{}, "Aqui vai aparecer a sua comida."],
    [{ days: diaryOf([1_600]).slice(0, 2) }, "Ainda são poucos dias completos. Dois dias até aqui."],
    [
      { days: diaryOf([1_742, 1_690, 1_655, 1_770, 1_630, 1_662]) },
      "A comida ficou perto do plano em quatro das seis semanas. Na última semana com média, 1.662 kcal e 104 g de proteína por dia; o plano é de 1.650 kcal e 105 g.",
    ],
    [{ days: diaryOf([1_640, 1_662]) }, "A comida ficou perto do plano. Na última"],
    [{ days: diaryOf([1_900, 2_000]) }, "A comida ficou acima do plano."],
    [{ days: diaryOf([1_200, 1_300]) }, "A comida ficou abaixo do plano."],
    [{ days: diaryOf([1_200, 2_300]) }, "A comida variou em volta do plano."],
    [
      { days: diaryOf([1_640, 1_662]), target: null },
      "A sua comida, semana a semana. Na última semana com média, 1.662 kcal e 104 g de proteína por dia. Só",
    ],
    [{ days: diaryOf([1_640, 1_662]).slice(0, 4) }, "O diário está parado."],
  ] as [Partial<ProgressRecords>, string][])("%#: %s", (records, words) =>
    expect(plain(wordsOf(records).food)).toContain(words),
  );
});

/** A workout on the Tuesday of each of the last weeks: `32` is three sets of squats and two of rows. */
const trained = (weeks: string, kg = 10) =>
  weeks.split(" ").map((sets, index, all) => {
    const [squats, rows] = sets.split("").map((count) => Array.from({ length: Number(count) }, () => 10));
    return aWorkout(addDays("2026-12-15", 7 * (index + 1 - all.length)), [
      { exercise: "fx:Goblet_Squat", kg, counts: squats ?? [] },
      { exercise: "own:remada-mochila", kg, counts: rows ?? [] },
    ]);
  });

describe("training", () => {
  test.each([
    ["00", "Aqui vai aparecer o seu treino."],
    ["33", "O treino começou. Um treino até aqui."],
    ["33 33 00 00 33 33", "Você treinou quatro vezes."],
    ["33 33 33 33", "O treino segue no mesmo ritmo."],
    ["33 33 43 44", "O treino cresceu nas pernas e nas costas."],
    ["33 33 22 22", "Foram semanas de treino mais leves."],
    ["33 33 00 00", "O treino está parado."],
  ])("%s: %s", (weeks, words) => expect(plain(wordsOf({ workouts: trained(weeks) }).training)).toContain(words));

  test("a new mark stands with its load, or without where numbers are hidden", () => {
    const workouts = [
      ...trained("33", 12),
      aWorkout("2026-10-06", [{ exercise: "fx:Goblet_Squat", kg: 10, counts: [10] }]),
    ];
    const mark = "Marca nova em “Agachamento goblet”";
    expect(plain(wordsOf({ workouts }).training)).toContain(`${mark}: 10 repetições com 12 kg.`);
    const hidden = progressWords({ ...nothing, workouts }, period, "esconder-peso").training;
    expect(plain(hidden)).toContain(`${mark}.`);
  });
});

test.each([
  [[], "Aqui vai aparecer a sua cintura."],
  [[aMeasure("2026-12-08", 98)], "A primeira medida está feita. 98 cm em 8/12. Próxima medida em 22/12."],
  [
    [aMeasure("2026-11-10", 98), aMeasure("2026-12-08", 95.5)],
    "A cintura encolheu dois dedos. De 98 cm para 95,5 cm. Próxima medida em 22/12.",
  ],
  [
    [aMeasure("2026-11-10", 98), aMeasure("2026-11-24", 98.5)],
    "A cintura está igual. 98 cm no começo, 98,5 cm agora: a diferença cabe na folga da fita. Já dá para medir de novo.",
  ],
  [[aMeasure("2026-11-10", 98), aMeasure("2026-12-08", 99)], "A cintura aumentou um dedo."],
])("waist %#: %s", (measures, words) => expect(plain(wordsOf({ measures }).waist)).toContain(words));

const nights = (hours: readonly number[], from = "2026-12-07") =>
  hours.map((one, index) => aNight(addDays(from, index), one));

test.each([
  [[], "Aqui vão aparecer as suas noites."],
  [nights([7]), "Ainda são poucas noites. Uma noite até aqui. Com mais três noites, dá para comparar."],
  [
    nights([7, 7, 7.5, 7, 7, 6.5, 7, 7, 7, 5, 7, 7, 7, 7.5]),
    "Você dorme sete horas, quase sempre. Catorze noites. A mais curta acabou na quarta, 16/12: 5 h.",
  ],
  [
    [...nights([6, 6, 6, 6], "2026-11-24"), ...nights([7, 7, 7, 7])],
    "Você dorme sete horas, quase sempre. Quatro noites. Foram cerca de uma hora a mais por noite do que antes.",
  ],
  [nights([5, 4.5, 5, 5]), "As noites andam curtas. Quatro noites, quase sempre perto de cinco horas. Deitar"],
  [nights([4, 9.5, 7, 5]), "As suas noites variam bastante. Quatro noites, de 4 h a 9 h 30. Uma hora certa"],
])("sleep %#: %s", (sleeps, words) => expect(plain(wordsOf({ sleeps }).sleep)).toContain(words));
