import type { PlanChangesView, Signer } from "@app/contract/plan-publication";
import type { MealView, PlanView } from "@app/contract/plans";
import { examplePlan } from "./example-plan.ts";

const signers: Signer[] = [
  {
    name: "Helena Prado",
    profession: "Nutricionista",
    registration: "CRN-3 00000",
    half: "diet",
    act: "signed",
    at: "2026-11-19T13:40:00Z",
    registryUrl: "https://example.com",
  },
  {
    name: "Rafael Nunes",
    profession: "Profissional de educação física",
    registration: "CREF 000000-G/SP",
    half: "training",
    act: "signed",
    at: "2026-11-19T12:40:00Z",
    registryUrl: "https://example.com",
  },
];
const line = {
  version: 3,
  kind: "definitive",
  createdAt: "2026-11-19T13:40:00Z",
  validFrom: "2026-11-20",
  isInForce: false,
} as const;

export const exampleChanges: PlanChangesView = {
  ...line,
  previous: { ...line, version: 2, validFrom: "2026-11-05", isInForce: true },
  headline: "Mudamos 3 coisas. Calorias iguais.",
  summary: [
    "O lanche da tarde ficou mais forte, porque você contou que a tarde é a hora mais difícil.",
    "Saiu a aveia, porque ela incha você. Entrou leite sem lactose.",
    "Agachamento virou leg press até o joelho melhorar.",
  ],
  changes: [
    {
      half: "diet",
      title: "O lanche da tarde ficou mais forte",
      before: { text: "1 iogurte sem lactose", drawing: null },
      after: { text: "2 iogurtes sem lactose, 300 g", drawing: null },
      reason: "Você contou que a tarde é a hora mais difícil.",
      source: "Resposta à pergunta f8",
    },
  ],
  kept: [],
  same: "1.650 kcal e 115 g de proteína por dia, cinco refeições, três treinos",
  reviewOn: "2026-12-04",
  lostSwaps: [],
  keptSwaps: 2,
  signers,
  code: null,
  versions: [],
};

export const exampleChangesHidden: PlanChangesView = {
  ...exampleChanges,
  headline: "Mudamos três coisas. O resto segue igual.",
  changes: exampleChanges.changes.map((card) => ({
    ...card,
    before: { text: "um iogurte sem lactose", drawing: null },
    after: { text: "dois iogurtes sem lactose", drawing: null },
  })),
  same: "cinco refeições e três treinos",
};

const meal = (figures: MealView["items"][number]["figures"], measure: string): MealView => ({
  id: "d1.lanche-tarde",
  slot: "lanche-tarde",
  title: "Lanche da tarde",
  time: "16:00",
  name: "Iogurte e fruta",
  items: [
    {
      id: "d1.lanche-tarde.1",
      food: "own:iogurte-sem-lactose",
      name: "Iogurte natural sem lactose",
      measure,
      unit: "un",
      count: 2,
      figures,
      price: 2,
      drawing: null,
      source: "TACO",
      swaps: [],
    },
  ],
  how: [],
  note: "Leve de casa, com gelo.",
  reason: null,
});

const viewOf = (numbers: PlanView["numbers"], snack: MealView): PlanView => ({
  ...line,
  reviewOn: "2026-12-04",
  definitiveBy: null,
  isLate: false,
  responsible: { name: "Helena Prado", profession: "Nutricionista", registration: "CRN-3 00000" },
  numbers,
  targets:
    numbers === "shown" ? { kcal: 1650, kcalLow: 1570, kcalHigh: 1730, protein: 115, fibre: 27, waterMl: 2450 } : null,
  diet: {
    method: "foods",
    days: Array.from({ length: 7 }, (_, index) => ({ id: `d${index + 1}`, meals: [snack] })),
  },
  training: examplePlan.training,
  trainingFrom: "2026-11-20",
  trainer: { name: "Rafael Nunes", profession: "Profissional de educação física", registration: "CREF 000000-G/SP" },
  madeIn: { diet: 3, training: 3 },
  reasons: [],
  trainingReasons: [],
  shopping: [],
});

export const examplePreview = {
  shown: viewOf("shown", meal({ grams: 300, kcal: 160, protein: 12.6 }, "2 unidades")),
  hidden: viewOf("hidden", meal(null, "dois potes")),
  changes: exampleChanges,
  changesHidden: exampleChangesHidden,
};
