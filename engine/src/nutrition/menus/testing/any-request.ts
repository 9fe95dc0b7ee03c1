import * as fc from "fast-check";
import type { Answers } from "../../../intake/answers.ts";
import type { Facts } from "../../../intake/facts/facts.ts";
import { ALLERGENS } from "../../catalogue/food.ts";
import type { Eating } from "../../target-rules.ts";
import { targetsOf } from "../../targets.ts";
import { type DietRequest, dietRequestOf } from "../diet-request.ts";

/** What people type most in question f2. */
const DISLIKES = (
  "fígado|quiabo|jiló|peixe|beterraba|cebola|ovo|leite|berinjela|abóbora|chuchu|repolho|coentro|sardinha|carne de porco|" +
  "mamão|abacate|brócolis|tomate|pimentão|queijo|lentilha|feijão preto|cenoura|frango|carne moída|aveia|tapioca|rúcula"
).split("|");
const STATES = ["PA", "AM", "PE", "BA", "CE", "GO", "DF", "SP", "MG", "RJ", "RS", "PR"];

export const EATINGS: readonly Eating[] = ["de-tudo", "sem-carne-vermelha", "peixe", "ovolacto", "vegano"];

/** One who trains or works hard is seldom very heavy. */
const MOST_BMI: Readonly<Record<number, number>> = { 1.2: 42, 1.375: 40, 1.55: 36, 1.725: 30 };

const body = fc.record({
  sex: fc.constantFrom("F", "M", "U"),
  cm: fc.integer({ min: 148, max: 190 }),
  bmi: fc.integer({ min: 185, max: 420 }).map((tenths) => tenths / 10),
  age: fc.integer({ min: 18, max: 80 }),
  af: fc.constantFrom(1.2, 1.375, 1.55, 1.725),
  goal: fc.constantFrom("emagrecer", "recompor", "ganhar", "saude"),
});

const answers = fc.record({
  f3: fc.constantFrom(3, 4, 5, 6),
  f4: fc.constantFrom("casa", "marmita", "quilo", "prato-feito", "refeitorio", "varia"),
  f5: fc.constantFrom("quase-nada", "ate-20", "ate-40", "gosto"),
  f6: fc.constantFrom("apertado", "normal", "folgado"),
  f8: fc.constantFrom("manha", "meio-da-tarde", "noite", "fim-de-semana"),
  f9: fc.constantFrom(...STATES),
});

/** Allergies and dislikes, `most` of them together. */
const exclusions = (most: number) =>
  fc.array(fc.oneof(fc.constantFrom(...ALLERGENS), fc.constantFrom(...DISLIKES)), { maxLength: most }).map((words) => ({
    allergies: words.filter((word) => ALLERGENS.some((one) => one === word)),
    dislikes: words.filter((word) => !ALLERGENS.some((one) => one === word)),
  }));

type Limits = { readonly eatings?: readonly Eating[]; readonly exclusions?: number; readonly rows?: readonly string[] };

/** Adults of level A. */
export const anyRequest = ({
  eatings = EATINGS,
  exclusions: most = 3,
  rows = [],
}: Limits = {}): fc.Arbitrary<DietRequest> =>
  fc
    .record({
      body,
      answers,
      eating: fc.constantFrom(...eatings),
      limits: exclusions(most),
      severe: fc.boolean(),
      seed: fc.nat().map(String),
    })
    .map(({ body: { bmi, ...person }, answers: given, eating, limits, severe, seed }) => {
      const kg = Math.round((Math.min(bmi, MOST_BMI[person.af] ?? bmi) * person.cm * person.cm) / 1000) / 10;
      const targets = targetsOf({ ...person, kg, diet: eating, dietLevel: "A", maxDeficitPct: null });
      // One who eats fish but no meat does eat fish.
      const eats = (word: string) => eating !== "peixe" || word !== "peixe";
      const facts: Facts = { eating, allergenTags: limits.allergies.filter(eats), severeReaction: severe };
      return dietRequestOf({ ...(given as Answers), f2: limits.dislikes.filter(eats) }, facts, targets, {
        level: "A",
        rows,
        menus: "on",
        seed,
      });
    });
