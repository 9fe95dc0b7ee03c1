import type { Answers, IntakeContext } from "../answers.ts";

export const TODAY = "2026-11-20";

/** A woman of 34 whose answers raise no row. */
export const plainAnswers: Answers = {
  c1: "autorizo",
  c2: "concordo",
  q01: "Bia",
  q02: "1992-03-14",
  q03: "feminino",
  q04: 165,
  q05: 82,
  q06: "emagrecer",
  s1: { yes: false },
  s2: false,
  s3: false,
  s3b: 0,
  s4: { yes: false },
  s5: { yes: false },
  s6: { yes: false },
  s7: false,
  s8: "nao",
  s9: { marked: ["nenhuma"] },
  s11: { answer: "nao" },
  s12: { items: [], other: "" },
  e1: false,
  e2: false,
  e3: false,
  e4: false,
  e5: false,
  h1: 0,
  h2: 0,
  f1: "de-tudo",
  f2: [],
  f3: 5,
  f4: "casa",
  f5: "ate-20",
  f6: "normal",
  m1: "em-pe",
  m2: "60-150",
  m3: "nunca",
  m4: 3,
  m5: 45,
  m6: "academia",
  m7: [],
  m9: { hours: 7, wakes: 3 },
  p1: "mostrar",
  p2: { channel: "texto" },
  p3: { reminders: ["nenhum"] },
};

type Raise = Partial<Answers> & { country?: string };

const marked = (...conditions: string[]): Raise => ({ s9: { marked: conditions } });

/** The fewest answers that raise each row, in the order of the rows. */
export const raises: readonly Raise[] = [
  { q02: "2010-01-01" },
  { s8: "gravida" },
  { s8: "amamentando" },
  { q05: 45 },
  { q05: 55 },
  { q05: 112 },
  { q05: 140 },
  { q07: 50 },
  { e2: true, e3: true },
  { e1: true },
  { h1: 3 },
  { q08: "não quero mais viver" },
  marked("diabetes-1"),
  marked("diabetes-2"),
  marked("doenca-renal"),
  { s1: { yes: true, which: ["pressao-alta"] }, s1b: { controlled: "sim", last: "130/85" } },
  { s1: { yes: true, which: ["pressao-alta"] }, s1b: { controlled: "nao" } },
  { s2: true },
  { s9: { marked: ["cirurgia-bariatrica"], bariatricOn: "2026-02-10" } },
  { s9: { marked: ["cirurgia-bariatrica"], bariatricOn: "2020-02-10" } },
  { s11: { answer: "sim", drug: "semaglutida" } },
  { s5: { yes: true, names: ["lítio"] } },
  { s12: { items: ["lactose"], other: "", severe: false } },
  { s12: { items: ["ovo"], other: "", severe: true } },
  marked("doenca-celiaca"),
  marked("gota"),
  { q02: "1962-01-01" },
  { s3b: 2 },
  { m7: [{ region: "joelho", pain: 8 }] },
  { q05: 60 },
  { s4: { yes: true, name: "doença rara" } },
  { country: "PT" },
  { c1: "agora-nao" },
  marked("epilepsia"),
  marked("apneia"),
  { s5: { yes: true, names: ["alopurinol"] } },
  marked("colesterol-triglicerides"),
  { s5: { yes: true, names: ["levotiroxina"] } },
  { s5: { yes: true, names: ["varfarina"] } },
];

/** Marks of a list add up. A second answer to another question would replace the first: undefined then. */
export function addAnswers(first: Raise, second: Raise): Raise | undefined {
  const isReplaced = Object.keys(second).some((id) => id !== "s9" && id in first);
  if (isReplaced || (first.s9?.bariatricOn && second.s9?.bariatricOn)) return undefined;
  const both = [...(first.s9?.marked ?? []), ...(second.s9?.marked ?? [])];
  const s9 = { ...first.s9, ...second.s9, marked: [...new Set(both)] };
  return { ...first, ...second, ...(both.length > 0 ? { s9 } : {}) };
}

export function personWith({ country = "BR", ...answers }: Raise): [Answers, IntakeContext, string] {
  return [{ ...plainAnswers, ...answers }, { country }, TODAY];
}
