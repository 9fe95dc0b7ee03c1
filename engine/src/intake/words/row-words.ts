import type { AnswerId, Answers } from "../answers.ts";
import type { FactName } from "../facts/facts.ts";
import { factsIn } from "../triage/release.ts";
import type { SafetyRow } from "../triage/safety-row.ts";

const SCREENING = new Set<AnswerId>(["e1", "e2", "e3", "e4", "e5", "h1", "h2"]);

/** Which questions a fact of the safety table comes from. */
const SOURCES: Partial<Record<FactName, readonly AnswerId[]>> = {
  consent: ["c1"],
  age: ["q02"],
  bmi: ["q04", "q05"],
  wantedBmi: ["q07"],
  goal: ["q06"],
  semMargem: ["q05", "m1"],
  maternity: ["s8"],
  scoff: ["e1", "e2", "e3", "e4", "e5"],
  scoffVomit: ["e1"],
  phq2: ["h1", "h2"],
  conditions: ["s9", "s4", "s5"],
  apneaUntreated: ["s9"],
  medicationClasses: ["s5", "s11"],
  unmatchedText: ["s4", "s5"],
  pressure: ["s1", "s1b"],
  heart: ["s1"],
  warningSigns: ["s2", "s3", "s7"],
  falls: ["s3b"],
  bariatricMonths: ["s9"],
  glp1: ["s11", "s5"],
  allergenTags: ["s12", "s9", "s4"],
  allergyOther: ["s12"],
  severeReaction: ["s12"],
  worstPain: ["s6", "m7"],
  crisisWords: ["q08", "s4", "s5", "s12", "f2", "m2b"],
};

export const isScreening = (id: AnswerId): boolean => SCREENING.has(id);

/** Whether a row says something of the screening answers: their items are for the nutritionist alone. */
export const isOfScreening = (row: SafetyRow): boolean => questionsOf(row).some(isScreening);

export const questionsOf = (row: SafetyRow): AnswerId[] => [
  ...new Set(factsIn(row.when).flatMap((fact) => SOURCES[fact] ?? [])),
];

/** What each of those questions asks about, as the team calls it. */
const TOPICS: Partial<Record<AnswerId, string>> = {
  c1: "autorização",
  q02: "nascimento",
  q04: "altura",
  q05: "peso",
  q06: "objetivo",
  q07: "peso em mente",
  q08: "o que muda na vida",
  s1: "coração e pressão",
  s1b: "pressão controlada",
  s2: "dor no peito",
  s3: "tontura e desmaio",
  s3b: "quedas",
  s4: "outras doenças",
  s5: "remédios",
  s6: "ossos e articulações",
  s7: "atividade com supervisão",
  s8: "gravidez",
  s9: "o que tem ou teve",
  s11: "remédio para emagrecer",
  s12: "alergia",
  e1: "triagem alimentar",
  e2: "triagem alimentar",
  e3: "triagem alimentar",
  e4: "triagem alimentar",
  e5: "triagem alimentar",
  h1: "triagem de humor",
  h2: "triagem de humor",
  f2: "o que não come",
  m1: "dia a dia",
  m2b: "tipo de exercício",
  m7: "dores",
};

/** "Respondeu sobre coração e pressão"; only questions that were answered. */
export function sourceText(row: SafetyRow, answers: Answers): string {
  const asked = questionsOf(row).filter((id) => answers[id] !== undefined);
  const topics = [...new Set(asked.flatMap((id) => TOPICS[id] ?? []))];
  return topics.length > 0 ? `Respondeu sobre ${topics.join(", ")}` : "";
}

/** What a row forces, in a sentence or two. */
export function forcesText({ numbers, waterWithheld, maxDeficitPct, paused, humanWithinHours }: SafetyRow): string {
  return [
    paused ? "Tudo pausa até alguém da equipe falar com a pessoa." : "",
    numbers === "hidden" ? "Números escondidos." : "",
    waterWithheld ? "Sem meta de água: é com o médico." : "",
    maxDeficitPct === 0 ? "Sem corte de energia." : "",
    maxDeficitPct ? `Corte de no máximo ${Math.round(100 * maxDeficitPct)}\u00a0%.` : "",
    humanWithinHours ? `Uma pessoa olha em até ${hoursInWords(humanWithinHours)}.` : "",
  ]
    .filter(Boolean)
    .join(" ");
}

const MOST_HOURS_SAID = 72;

/** As the safety table says it: "48 h", "5 dias". */
const hoursInWords = (hours: number): string =>
  hours > MOST_HOURS_SAID ? `${hours / 24}\u00a0dias` : `${hours}\u00a0h`;
