import type { DietDraft, HalfDraft, PlanEditor } from "@app/contract/staff/plans";
import { exclusionsFor } from "@app/engine/exclusions/testing/exclusions-for";
import { aWeek } from "@app/engine/nutrition/menus/testing/a-week";
import { addFood, removeItem, replaceFood, setCount } from "@app/engine/plans/edits/diet/items";
import { onItem } from "@app/engine/plans/edits/diet/on-parts";
import { startPortion } from "@app/engine/plans/items/portion";
import { aHalf, exampleEditor, rafaelSigner } from "../../plan-review/testing/example-editor.ts";
import { editTraining, examplePlan } from "../../plan-review/testing/example-plan.ts";
import { inHours } from "../../testing/design-day.ts";
import { NO_NOTES } from "../work/half-drafts.ts";

export const CHEESE = "taco:461";
export const YOGURT = "own:iogurte-sem-lactose";
const FRUIT = "taco:182";

const TIMES = {
  cafe: "07:00",
  "lanche-manha": "10:00",
  almoco: "12:30",
  "lanche-tarde": "16:00",
  jantar: "20:00",
  ceia: "22:00",
};

const exclusions = exclusionsFor({ allergies: ["lactose"] });

/** Without lactose; the afternoon's snack is a yogurt and a fruit. */
function week(): NonNullable<DietDraft["diet"]> {
  const diet = aWeek(exclusions);
  return {
    ...diet,
    days: diet.days.map((day) => ({
      ...day,
      meals: day.meals.map((meal) =>
        meal.slot === "lanche-tarde"
          ? {
              ...meal,
              time: TIMES[meal.slot],
              items: [
                { ...startPortion(YOGURT), id: `${meal.id}.1`, swaps: [] },
                { ...startPortion(FRUIT), id: `${meal.id}.2`, swaps: [] },
              ],
            }
          : { ...meal, time: TIMES[meal.slot] },
      ),
    })),
  };
}

const document = { ...examplePlan, diet: week() };

/** Two yogurts on four days, cheese on Thursday, and Sunday's dinner almost gone. */
export function editedDiet(): DietDraft {
  const start: DietDraft = { half: "diet", targets: document.targets, diet: document.diet, notes: NO_NOTES };
  const doubled = ["d1", "d2", "d3", "d5"].reduce<ReturnType<typeof setCount>>(
    (draft, day) => setCount(draft, `${day}.lanche-tarde.1`, 2),
    start,
  );
  const cheese = replaceFood(doubled, "d4.lanche-tarde.1", CHEESE);
  const dinner = document.diet.method === "foods" ? (document.diet.days[6]?.meals.at(-1)?.items ?? []) : [];
  const light = dinner.slice(1).reduce((draft, { id }) => removeItem(draft, id), cheese);
  return addFood(light, "d7.cafe", FRUIT, document) as DietDraft;
}

const fact = (key: string, label: string, value: string, unit: string | null, formula: string | null) => ({
  key,
  label,
  value,
  unit,
  formula,
});

/** Marina on the design's day: nothing edited yet. */
export const marina: PlanEditor = {
  ...exampleEditor,
  current: { version: 2, document },
  halves: {
    diet: aHalf({ revision: 0, savedAt: null, fingerprint: null }),
    training: aHalf({
      revision: 3,
      savedBy: rafaelSigner,
      draft: {
        half: "training",
        training: document.training && editTraining(document.training),
        notes: NO_NOTES,
      },
    }),
  },
  facts: [
    fact("body", "Mulher, 34 anos, 165 cm", "82,0", "kg", null),
    fact("trend", "Tendência hoje", "80,9", "kg", "9 pesagens, alfa 0,10"),
    fact("bmi", "IMC", "30,1", null, "82 ÷ 1,65²"),
  ],
  sums: [
    fact("rest", "Gasto em repouso", "1.520", null, "10×82 + 6,25×165 − 5×34 − 161"),
    fact("day", "Gasto do dia", "2.090", null, "1.520 × 1,375 (em pé parte do dia)"),
    fact("deficit", "Déficit", "418", null, "20% de 2.090; teto 750"),
    fact("target", "Alvo", "1.650", "kcal", "2.090 − 418, de 50 em 50"),
    fact("floor", "Piso", "1.368", "kcal", "o maior: 1.200 ou 0,9 × 1.520"),
    fact("protein", "Proteína", "115", "g", "1,6 × 71,5 kg de referência"),
  ],
  overrides: [],
  forbidden: [
    { text: "lactose", isAllergy: true },
    { text: "fígado", isAllergy: false },
    { text: "aveia (incha)", isAllergy: false },
  ],
  care: ["Pressão alta controlada: atenção ao sal.", "Tarde é a hora mais difícil (f8).", "Joelho, dor 5/10."],
  findings: [],
  context: {
    ...exampleEditor.context,
    exclusions,
    floor: 1368,
    expenditure: 2090,
    maxDeficitPct: 25,
  },
  promises: [
    {
      _id: "00000000-0000-4000-8000-000000000090",
      kind: "plan-adjustment",
      text: "Ajuste do plano",
      startsAt: inHours(-24),
      dueAt: inHours(9.7),
      state: "running",
      left: 0.4,
      fulfilledAt: null,
      creditDays: 0,
    },
  ],
};

/** The same with her draft of the comps. */
export const marinaEdited: PlanEditor = {
  ...marina,
  halves: { ...marina.halves, diet: aHalf({ draft: editedDiet(), basedOn: 2 }) },
};

/** Cheese is offered in the place of two yogurts, as before the allergy was known. */
export const marinaOffered: PlanEditor = {
  ...marina,
  halves: {
    ...marina.halves,
    diet: aHalf({
      basedOn: 2,
      draft: ["d1.lanche-tarde.1", "d2.lanche-tarde.1"].reduce<HalfDraft>(
        (draft, item) => onItem(draft, item, (one) => ({ ...one, swaps: [startPortion(CHEESE)] })),
        { half: "diet", targets: document.targets, diet: document.diet, notes: NO_NOTES },
      ),
    }),
  },
};
