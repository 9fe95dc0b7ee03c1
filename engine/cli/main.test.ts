import { spawnSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import guarantee from "../golden/guarantee.json" with { type: "json" };
import promises from "../golden/promises.json" with { type: "json" };
import queue from "../golden/queue.json" with { type: "json" };
import targets from "../golden/targets.json" with { type: "json" };
import trainings from "../golden/trainings.json" with { type: "json" };
import triage from "../golden/triage.json" with { type: "json" };
import { triageOf } from "../src/intake/triage/triage.ts";
import { brokenSessionRules } from "../src/training/programme/session/session-rules.ts";
import { trainingOf } from "../src/training/programme/training.ts";
import { trainingRequestOf } from "../src/training/programme/training-request.ts";
import { parsePerson } from "./person-json.ts";
import { runCommand, UsageError } from "./run-command.ts";

const root = new URL("../..", import.meta.url);

const printed = (args: string[], input: unknown): unknown => runCommand(args, () => JSON.stringify(input));

/** What is said on standard error. */
function errorOf(args: string[], read: () => string): string {
  try {
    runCommand(args, read);
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
  throw new Error("no error");
}

describe("rules print what the golden data expect", () => {
  test("triage", () => {
    const cases = triage.people.map(({ expect: _expect, ...person }) => person);
    expect(printed(["triage", "-"], cases)).toEqual(triage.people.map((person) => person.expect));
  });

  test("targets", () => {
    const vectors = [...targets.published, ...targets.vectors];
    const cases = vectors.map(({ input }) => input);
    expect(printed(["targets", "-"], cases)).toEqual(vectors.map((vector) => vector.expect));
  });

  test("promise, in the hours of the brand", () => {
    const cases = promises.stories.map(({ expect: _expect, ...story }) => story);
    expect(printed(["promise", "-"], cases)).toEqual(promises.stories.map((story) => story.expect));
  });

  test("guarantee, from the evidence alone", () => {
    const cases = guarantee.cases.map(({ evidence }): unknown => evidence);
    expect(printed(["guarantee", "-"], cases)).toStrictEqual(guarantee.cases.map((one): unknown => one.expect));
  });

  test.each([
    { rule: "trend", vectors: [...queue.trend.shrink, ...queue.trend.series] },
    { rule: "review", vectors: queue.review.cases },
  ])("$rule", ({ rule, vectors }) => {
    const cases = vectors.map(({ input }): unknown => input);
    expect(printed([rule, "-"], cases)).toEqual(vectors.map((vector): unknown => vector.expect));
  });
});

test("read prints the plans of several people one after another", () => {
  const text = printed(["read", "-"], trainings.slice(0, 2)) as string;
  expect(text.match(/^Treino A, /gm)).toHaveLength(2);
});

test("the forty programmes that a trainer reads break no rule of a session", () => {
  expect(trainings).toHaveLength(40);
  for (const person of trainings) {
    const { today, context, answers, seed } = parsePerson(person);
    const { facts, training: level, rows } = triageOf(answers, context, today);
    if (level !== "A" && level !== "B") throw new Error(`${seed}: a person first`);
    const request = trainingRequestOf(answers, facts, { level, rows, seed });
    const { training, reasons } = trainingOf(request);
    expect([seed, ...brokenSessionRules(training, request, reasons)]).toEqual([seed]);
  }
});

describe("next", () => {
  const programme = {
    block: 1,
    level: "iniciante",
    isLimited: false,
    place: "academia",
    equipment: [],
    days: 2,
    reserve: [4, 4, 3, 3],
    sessions: [
      {
        id: "A",
        kind: "corpo-todo",
        minutes: [30, 30, 30, 30],
        warmUp: [],
        exercises: [
          {
            id: "A.1",
            exercise: "fx:Leg_Press",
            sets: [2, 2, 2, 3],
            unit: "reps",
            target: [8, 12],
            restSeconds: 90,
            pair: null,
            progression: "load",
            ladder: [],
            swaps: ["fx:Goblet_Squat", "own:leg-press-curto"],
          },
        ],
        short: null,
      },
    ],
    walks: 0,
    cardio: { minutes: [60, 65, 70, 80], effort: [3, 5], exercises: [] },
  };
  const done = (day: string, count: number) => ({
    session: { plan: 1, id: "A", day, isShort: false },
    end: { at: `${day}T12:00:00.000Z`, because: "done", effort: 3 },
    sets: [1, 2].map((number) => ({ part: "A.1", exercise: "fx:Leg_Press", number, kg: 100, count, reserve: 4 })),
    stops: [],
  });

  test("asks for a load to be chosen at first, and for more where the range is full twice", () => {
    const log = [done("2026-11-05", 12), done("2026-11-02", 12)];
    expect(printed(["next", "-"], [{ programme, log: [] }])).toMatchObject([
      { week: { number: 1, kind: "planned" }, next: [{ part: "A.1", kg: null, reason: { code: "first.load" } }] },
    ]);
    expect(printed(["next", "-"], [{ programme: { training: programme }, log }])).toMatchObject([
      {
        today: "2026-11-06",
        next: [{ kg: 105, sets: 2, reason: { code: "load.up" }, text: expect.stringMatching(/105\skg/) as string }],
      },
    ]);
  });

  test("holds an exercise back while its region is on its way back, and says so to both", () => {
    const reports = [{ day: "2026-11-04", pain: 5 }];
    const returns = [{ region: "joelho", reports }];
    expect(printed(["next", "-"], [{ programme, log: [done("2026-11-02", 12)], returns }])).toMatchObject([
      {
        returns: [
          {
            step: "nenhuma",
            member: expect.stringMatching(/^Passo 1 de 5/) as string,
            trainer: expect.stringMatching(/^Joelho, passo 1 de 5/) as string,
          },
        ],
        next: [{ sets: 0, reason: { code: "comeback.out" } }],
      },
    ]);
  });

  test("names the field that is wrong", () => {
    expect(errorOf(["next", "-"], () => JSON.stringify([{ programme, log: [{}] }]))).toMatch(/log\.0/);
  });
});

test("parse prints foods, grams and unknown words of a sentence", () => {
  expect(printed(["parse", "-"], [{ text: "PF de frango sem salada e 2 blorgs" }])).toEqual([
    {
      items: [
        { food: "arroz", taco: 3, grams: 125, low: 75, high: 200, assumed: true },
        { food: "feijao", taco: 561, grams: 140, low: 70, high: 210, assumed: true },
        { food: "frango", taco: 410, grams: 120, low: 80, high: 180, assumed: false },
      ],
      unknown: ["blorgs"],
    },
  ]);
  expect(printed(["parse", "-"], [{ text: "1 requeijão" }])).toEqual([
    { items: [expect.objectContaining({ food: "requeijao", taco: 468 })], unknown: [] },
  ]);
});

test("safety prints topic and level of each text, read together where it is several messages", () => {
  const cases = [{ text: "quero m0rrer" }, { text: ["vou me", "matar"] }, { text: "tô morrendo de fome" }];
  const crisis = { topic: "crise", level: "now" };
  expect(printed(["safety", "-"], cases)).toEqual([crisis, crisis, null]);
});

test("say prints whether a text may be shown, and why not", () => {
  const member = { numbers: "mostrar", planFacts: { targets: { kcal: 1650 }, meals: [{}, {}, {}, {}] } };
  const cases = [
    { text: "Boa! Seu almoço tem 491 kcal." },
    { text: "Boa! Agora tome o remédio em dobro.", member: "m1" },
    { text: "Fique em 1.500 kcal por dia.", member },
    { text: "Seu almoço tem 491 kcal.", member: { numbers: "esconder-tudo" } },
  ];
  expect(printed(["say", "-"], cases)).toEqual([
    { allowed: true, reason: null },
    { allowed: false, reason: "dose" },
    { allowed: false, reason: "diet-tip" },
    { allowed: false, reason: "number-hidden" },
  ]);
});

describe("plan", () => {
  const [person] = triage.people;

  test("prints facts, triage and targets of one person with the reasons", () => {
    const answers = { ...person?.answers, s11: { answer: "sim", drug: "semaglutida" } };
    expect(printed(["plan", "-"], { ...person, answers })).toMatchObject({
      rules: { triage: "2", targets: "2" },
      outcome: "incomplete",
      missing: ["c2", "q01", "p2", "p3"],
      facts: { age: 34, glp1: true },
      triage: { diet: "B", rows: ["R21_GLP1"], plannedKcal: 2100 },
      reasons: [{ code: "R21_GLP1", title: "Usa GLP-1 ou parecido", humanWithinHours: 48 }],
      targets: { kcal: 1650, planned: { kcal: 2100 } },
      menu: {
        diet: { method: "equivalents", because: "level-b" },
        reasons: [{ code: "diet.row" }, { code: "diet.note" }, { code: "diet.note" }],
      },
    });
  });

  test("prints the week of meals, and why it is so in words", () => {
    const { menu } = printed(["plan", "-"], person) as { menu: { diet: { days: unknown[] }; reasons: unknown[] } };
    expect(menu.diet.days).toHaveLength(7);
    expect(menu.reasons).toContainEqual(expect.objectContaining({ text: expect.stringMatching(/[.]$/) }));
  });

  test("prints the block of training, and why it is so in words", () => {
    const { training } = printed(["plan", "-"], person) as {
      training: { training: { sessions: unknown[] }; reasons: unknown[] };
    };
    expect(training.training.sessions.length).toBeGreaterThan(1);
    expect(training.reasons).toContainEqual(expect.objectContaining({ text: expect.stringMatching(/[.]$/) }));
  });

  test("prints no target where a person looks first", () => {
    const answers = { ...person?.answers, s8: "gravida" };
    expect(printed(["plan", "-"], { ...person, answers })).toMatchObject({
      triage: { diet: "C" },
      targets: null,
      menu: null,
      training: null,
    });
  });
});

describe("read and check", () => {
  const [person] = triage.people;
  const withAnswers = (answers: object) => ({ ...person, answers: { ...person?.answers, ...answers } });

  test("read prints the whole plan as text", () => {
    const text = String(printed(["read", "-"], person));
    expect(text).toMatch(/^Metas do dia\n {2}Energia: 1\.650 kcal\n/);
    for (const part of ["Segunda", "Almoço, 12:30: ", "troca: ", "Lista de compras", "Treino A", "Aquecimento: "])
      expect(text).toContain(part);
    for (const [line] of text.matchAll(/Aquecimento: .*/g))
      expect(line).toMatch(/, (\d+ vezes|\d\d segundos|\d minutos?( e meio)?)( de cada lado)?$/);
    expect(printed(["read", "-"], { ...person, seed: "another" })).not.toBe(text);
    expect(printed(["read", "-"], withAnswers({ s8: "gravida" }))).toContain("A alimentação espera uma pessoa");
  });

  test("read shows no figure to those who hide them", () => {
    expect(printed(["read", "-"], withAnswers({ p1: "esconder-tudo" }))).not.toMatch(/kcal|\d g\)/);
  });

  test("check judges a document, what plan prints, and a text", () => {
    const plan = printed(["plan", "-"], person) as { menu: { diet: object } };
    const milk = withAnswers({ s12: { items: ["leite-proteina"], other: "", severe: false } });
    const document = {
      targets: null,
      diet: plan.menu.diet,
      training: null,
      reasons: [],
      safety: { diet: "A", training: "A", rows: [] },
    };
    const codes = (result: unknown) => (result as { code: string }[][]).map((list) => list[0]?.code);
    const cases = [
      { ...milk, plan },
      { ...milk, plan: document },
      { ...milk, text: "Um copo de leite.\nSem leite." },
    ];
    expect(codes(printed(["check", "-"], cases))).toEqual(["excluded-food", "excluded-food", "excluded-word"]);
    expect(printed(["check", "-"], [{ ...milk, text: "Sem leite, com leite de coco." }])).toEqual([[]]);
  });
});

test("promise-figures computes the public page from its file", () => {
  const csv =
    "promessa;periodo;resultado;tempo_usado_ate_pct;casos;dias_devolvidos\n" +
    "plano-definitivo;ultimos-30-dias;no-prazo;65;19;0\n" +
    "plano-definitivo;ultimos-30-dias;atrasada;;1;3\n";
  const figures = { cases: 20, breached: 1, keptPerMille: 950, creditDays: 3 };
  const result = runCommand(["promise-figures", "-"], () => csv) as { kinds: { kind: string }[] };
  expect(result).toMatchObject({ total: { days30: figures, days90: figures } });
  expect(result.kinds.find(({ kind }) => kind === "definitive-plan")).toMatchObject({
    promisedSeconds: 432_000,
    days90: { ...figures, median: 65, ninetieth: 65, breaches: [{ upTo: null, cases: 1 }] },
  });
  expect(result.kinds.find(({ kind }) => kind === "refund-sent")).toMatchObject({ days30: null, days90: null });
});

test("rules lists what is to be approved, and prints one", () => {
  expect(printed(["rules"], null)).toContainEqual(expect.objectContaining({ ruleSet: "triage", approved: false }));
  expect(printed(["rules", "targets"], null)).toMatchObject({ id: "targets", content: { leastMarginKcal: 100 } });
});

describe("an error says what to do", () => {
  const noFile = () => {
    throw Object.assign(new Error("no file"), { code: "ENOENT" });
  };

  test.each([
    { args: [], input: "", says: "Use: npm run --silent engine -- plan|read" },
    { args: ["tirage", "-"], input: "[]", says: "Use:" },
    { args: ["triage"], input: "", says: "Use:" },
    { args: ["triage", "a.json", "b.json"], input: "[]", says: "Use:" },
    { args: ["toString", "-"], input: "[]", says: "Use:" },
    { args: ["triage", "-"], input: "[{", says: "não é JSON" },
    { args: ["triage", "-"], input: "{}", says: "esperava uma lista JSON" },
    { args: ["triage", "-"], input: "[{}]", says: "elemento 1: today" },
    { args: ["targets", "-"], input: '[{"sex":"X"}]', says: "sex" },
    { args: ["promise", "-"], input: '[{"kind":"nada"}]', says: "kind" },
    { args: ["guarantee", "-"], input: '[{"goal":"emagrecer"}]', says: "requestDay" },
    { args: ["parse", "-"], input: '[{"frase":"arroz"}]', says: "text" },
    { args: ["read", "-"], input: "{}", says: "today" },
    { args: ["check", "-"], input: "{}", says: "esperava uma lista JSON" },
    { args: ["promise-figures"], input: "", says: "promise-figures promessas.csv" },
    { args: ["promise-figures", "-"], input: "kind,cases", says: "a primeira linha do arquivo deve ser promessa;" },
    { args: ["rules", "nada"], input: "", says: "Há: questionnaire" },
  ])("$args with $input", ({ args, input, says }) => expect(errorOf(args, () => input)).toContain(says));

  test("a file that is not there is named", () => {
    expect(errorOf(["triage", "cases.json"], noFile)).toBe("cases.json: não consegui ler (ENOENT). Confira o caminho");
  });

  test("it names the question, never the answer", () => {
    const wrong = { today: "2026-11-20", context: { country: "BR" }, answers: { q05: 987.6, s99: true } };
    const message = errorOf(["triage", "-"], () => JSON.stringify([wrong]));
    expect(message).toContain("answers.q05: está fora da faixa");
    expect(message).toContain("answers.s99: essa pergunta não existe");
    expect(message).not.toContain("987");
  });

  test("a promise without its hours says so", () => {
    const at = "2026-11-20T10:00:00-03:00";
    const story = { kind: "human-first", startsAt: at, now: at, pauses: [] };
    expect(errorOf(["promise", "-"], () => JSON.stringify([story]))).toContain("hours");
  });
});

describe("the process", () => {
  const engine = (args: string[], input: string) =>
    spawnSync(process.execPath, ["engine/cli/main.ts", ...args], { cwd: root, input, encoding: "utf8" });

  test("prints JSON alone and ends with 0", () => {
    const [first] = targets.published;
    const { status, stdout, stderr } = engine(["targets", "-"], JSON.stringify([first?.input]));
    expect([status, stderr]).toEqual([0, ""]);
    expect(JSON.parse(stdout)).toEqual([first?.expect]);
  });

  test("prints an error on standard error alone and ends with 1", () => {
    const { status, stdout, stderr } = engine(["triage", "no-such-file.json"], "");
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr).toContain("Confira o caminho");
  });
});
