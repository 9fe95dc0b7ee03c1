import type { Answers } from "../../../engine/src/intake/answers.ts";

/** A small change of the engine that hurts somebody, and what the checker has to say of it. */
export type PlantedFault = {
  readonly name: string;
  readonly file: string;
  readonly search: string;
  readonly replace: string;
  /** Whose plans become wrong by it. */
  readonly answers: Partial<Answers>;
  readonly code: string;
};

const allergy = (items: string[], other = "", severe = false): Partial<Answers> => ({ s12: { items, other, severe } });
const pain = (region: string, level: number): Partial<Answers> => ({ m7: [{ region, pain: level }] });
const HOW = "engine/src/nutrition/steps/how-of.ts";
const HOME_STEPS = "homeSteps(parts, meal, day);";
const alsoSays = (sentence: string): Pick<PlantedFault, "file" | "search" | "replace"> => ({
  file: HOW,
  search: HOME_STEPS,
  replace: `[...homeSteps(parts, meal, day), "${sentence}"];`,
});

/** One for each class of fault that was ever found in a plan. */
export const PLANTED_FAULTS: readonly PlantedFault[] = [
  {
    name: "coeliac disease is not gluten",
    file: "engine/src/intake/facts/facts.ts",
    search: '...(isCoeliac ? ["gluten"] : [])',
    replace: "...[]",
    answers: { s9: { marked: ["doenca-celiaca"] } },
    code: "excluded-word",
  },
  {
    name: "a typed allergy is ignored",
    file: "engine/src/exclusions/exclusions.ts",
    search: ".filter(({ foods }) => foods.has(food.id))",
    replace: ".filter(() => false)",
    answers: allergy([], "banana"),
    code: "excluded-word",
  },
  {
    name: "traces do not count after a severe reaction",
    file: "engine/src/exclusions/exclusions.ts",
    search: "avoidsTraces && food.mayContain.includes(allergen)",
    replace: "false && food.mayContain.includes(allergen)",
    answers: { s9: { marked: ["doenca-celiaca"] } },
    code: "excluded-food",
  },
  {
    name: "a step names the allergen",
    ...alsoSays("Salpique castanhas por cima."),
    answers: allergy(["castanhas"]),
    code: "excluded-word",
  },
  {
    name: "a step speaks of a food that is not on the plate",
    ...alsoSays("Sirva com picanha e quinoa."),
    answers: {},
    code: "text-names-absent-food",
  },
  {
    name: "a step counts wrongly",
    ...alsoSays("Nove colheres de sopa de arroz bastam."),
    answers: {},
    code: "text-wrong-count",
  },
  {
    name: "a left-over that is none",
    ...alsoSays("Aproveite o que sobrou do salmão do jantar."),
    answers: { f2: ["salmão"] },
    code: "text-false-leftover",
  },
  {
    name: "strong pain lets load 2 pass again",
    file: "engine/src/training/programme/rules/limit-rules.ts",
    search: "most: { strong: 0, weaker: 1 }",
    replace: "most: { strong: 1, weaker: 1 }",
    answers: pain("joelho", 8),
    code: "loaded-joint",
  },
  {
    name: "sitting against a wall asks nothing of the knee",
    file: "engine/data/exercises/facts/knee.ts",
    search: "| segundos | dois  | 1   |        | joelho 2, quadril 1, tornozelo 1",
    replace: "| segundos | dois  | 1   |        | quadril 1, tornozelo 1",
    answers: pain("joelho", 5),
    code: "loaded-joint",
  },
  {
    name: "the warm-up is not filtered",
    file: "engine/src/training/programme/session/warm-up.ts",
    search: "(prepares[pattern] ?? []).filter((id) => ids.has(id)).flatMap(",
    replace: "(prepares[pattern] ?? []).flatMap(",
    answers: pain("ombro", 8),
    code: "loaded-joint",
  },
  {
    name: "swaps of exercises are not filtered",
    file: "engine/src/training/programme/choice/swaps.ts",
    search: "allowed.ids.has(one.id) && !session.includes(one)",
    replace: "!session.includes(one)",
    answers: pain("punho", 8),
    code: "loaded-joint",
  },
  {
    name: "swaps of foods are not filtered",
    file: "engine/src/nutrition/menus/swaps.ts",
    search: "!isExcludedAt(exclusions, id, slot) && !beside.includes(id)",
    replace: "!beside.includes(id)",
    answers: allergy(["leite-proteina"]),
    code: "excluded-food",
  },
  {
    name: "the sodium of a day has no limit, and salted foods stay",
    file: "engine/src/notes/note-packs.ts",
    search: "export const notesOfRows = (rowCodes: readonly string[]): NoteCode[] => [",
    replace: "export const notesOfRows = (rowCodes: readonly string[]): NoteCode[] => rowCodes.length > 0 ? [] : [",
    answers: { s1: { yes: true, which: ["pressao-alta"] }, s1b: { controlled: "sim", last: "130/80" } },
    code: "note-limit",
  },
  {
    name: "level B says a fixed sentence with bread",
    file: "engine/src/nutrition/words/describe-groups.ts",
    search: "if (!mayNameFoods(exclusions)) return describeUnnamed(group, portions);",
    replace: 'if (group === "frutas-a") return "1 pão francês ou 2 fatias de pão de forma";',
    answers: allergy(["gluten"], "", true),
    code: "excluded-word",
  },
  {
    name: "foods are named beside an allergy that nobody read",
    file: "engine/src/exclusions/exclusions.ts",
    search: "unreadAllergies.length === 0;",
    replace: "unreadAllergies.length >= 0;",
    answers: allergy([], "níquel"),
    code: "unread-allergy-names-food",
  },
  {
    name: "no cut is said where there is one",
    file: "engine/data/reasons.ts",
    search: "Para emagrecer, a meta é {kcal}",
    replace: "Para emagrecer, sem corte, a meta é {kcal}",
    answers: {},
    code: "text-false-no-cut",
  },
  {
    name: "who breast-feeds loses energy",
    file: "engine/src/intake/planned-targets.ts",
    search: 'maternity === "amamentando"',
    replace: 'maternity === "gravida"',
    answers: { s8: "amamentando" },
    code: "energy-cut",
  },
  {
    name: "hidden figures are shown",
    file: "engine/src/plans/view/numbers-of.ts",
    search: 'numbers === "esconder-tudo" || numbers === "none" ? "hidden" : "shown"',
    replace: 'numbers === "none" ? "hidden" : "shown"',
    answers: { p1: "esconder-tudo" },
    code: "figure-shown",
  },
  {
    name: "a medicine for gout is harmless",
    file: "engine/src/intake/facts/dictionary.ts",
    search: 'gota: ["alopurinol", ',
    replace: 'gota: ["outro", ',
    answers: { s5: { yes: true, names: ["alopurinol"] } },
    code: "no-plan-expected",
  },
  {
    name: "vegans are served milk and eggs",
    file: "engine/src/nutrition/catalogue/catalogue.ts",
    search: 'vegano: "vegetal"',
    replace: 'vegano: "ovolacto"',
    answers: { f1: "vegano" },
    code: "excluded-food",
  },
];
