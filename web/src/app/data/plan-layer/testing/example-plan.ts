import type { MealSlot } from "@app/contract/plan-document";
import type { MealView, PlanView, ShoppingList } from "@app/contract/plans";
import { anItem, type ExampleFood } from "./example-foods.ts";
import { exampleTraining, exampleTrainingReasons, limitedTraining } from "./example-training.ts";

// An example to build and test screens with: Bia's plan as the comps draw it.

type Numbers = PlanView["numbers"];
type Meal = { slot: MealSlot; title: string; time: string; name: string; foods: ExampleFood[] };

const breakfast: Meal = {
  slot: "cafe",
  title: "Café da manhã",
  time: "07:10",
  name: "Pão, dois ovos, café com leite e mamão",
  foods: ["bread", "eggs", "milkCoffee", "papaya"],
};
const morning: Meal = {
  slot: "lanche-manha",
  title: "Lanche",
  time: "10:00",
  name: "Banana e duas castanhas-do-pará",
  foods: ["banana", "nuts"],
};
const lunch: Meal = {
  slot: "almoco",
  title: "Almoço",
  time: "12:30",
  name: "Arroz, feijão, frango grelhado, abóbora e salada",
  foods: ["rice", "beans", "pumpkin", "chicken", "salad", "oliveOil"],
};
const steakLunch: Meal = {
  ...lunch,
  name: "Arroz, feijão, bife e salada",
  foods: ["rice", "beans", "steak", "salad", "oliveOil"],
};
const afternoon: Meal = {
  slot: "lanche-tarde",
  title: "Lanche",
  time: "16:00",
  name: "Iogurte, aveia e banana",
  foods: ["yoghurt", "oats", "banana"],
};
const dinner: Meal = {
  slot: "jantar",
  title: "Jantar",
  time: "20:00",
  name: "Cuscuz, frango desfiado, couve e vinagrete",
  foods: ["couscous", "shredded", "kale", "vinaigrette"],
};
const riceDinner: Meal = {
  ...dinner,
  name: "Arroz, ovos, couve e vinagrete",
  foods: ["rice", "eggs", "kale", "vinaigrette"],
};

/** Monday to Sunday; steak on Mondays and Fridays, rice for dinner on Sundays. */
const week: Meal[][] = [1, 2, 3, 4, 5, 6, 7].map((day) => [
  breakfast,
  morning,
  day === 1 || day === 5 ? steakLunch : lunch,
  afternoon,
  day === 7 ? riceDinner : dinner,
]);

function aMeal(day: number, { slot, title, time, name, foods }: Meal, numbers: Numbers): MealView {
  const id = `d${day}.${slot}`;
  const items = foods.map((food, index) => anItem(`${id}.${index + 1}`, food, numbers));
  const reason = slot === "lanche-tarde" ? "Mais forte, porque a tarde é a sua hora mais difícil." : null;
  return { id, slot, title, time, name, items, how: [], reason };
}

const shopping: ShoppingList = [
  {
    aisle: "hortifruti",
    title: "Hortifrúti",
    items: [
      { food: "taco:182", name: "Banana-prata", amount: "14 unidades", hint: null },
      { food: "taco:226", name: "Mamão formosa", amount: "2 unidades", hint: null },
      { food: "taco:78", name: "Alface e tomate", amount: "1 pé e 600 g", hint: null },
    ],
  },
  {
    aisle: "acougue",
    title: "Açougue",
    items: [
      { food: "taco:410", name: "Peito de frango", amount: "1,4 kg", hint: "Sobrecoxa sem pele sai mais barato" },
    ],
  },
  {
    aisle: "mercearia",
    title: "Mercearia",
    items: [
      { food: "taco:3", name: "Arroz branco", amount: "500 g", hint: null },
      { food: "taco:561", name: "Feijão carioca", amount: "500 g", hint: null },
    ],
  },
];

const shownReasons = [
  "Seu corpo gasta perto de 1.510 kcal em repouso e 2.080 kcal num dia seu. O plano corta um quinto disso.",
  "Proteína de 1,4 g por quilo, para o corte não levar músculo.",
];
const hiddenReasons = ["As porções vêm das suas respostas sobre rotina, fome e o que você gosta de comer."];

/** Paid and answered on Tue 10/11/2026 at 18h40; the screens are drawn on Thu 12/11. */
export function examplePlan(changes: Partial<PlanView> = {}, numbers: Numbers = "shown"): PlanView {
  return {
    version: 1,
    kind: "provisional",
    createdAt: "2026-11-10T21:40:00.000Z",
    validFrom: "2026-11-10",
    reviewOn: "2026-11-24",
    definitiveBy: "2026-11-15T21:40:00.000Z",
    isLate: false,
    responsible: { name: "Helena Prado", profession: "nutricionista", registration: "CRN-3 00000" },
    numbers,
    targets:
      numbers === "shown"
        ? { kcal: 1650, kcalLow: 1570, kcalHigh: 1730, protein: 115, fibre: 25, waterMl: 2500 }
        : null,
    diet: {
      method: "foods",
      days: week.map((meals, index) => ({
        id: `d${index + 1}`,
        meals: meals.map((meal) => aMeal(index + 1, meal, numbers)),
      })),
    },
    training: exampleTraining,
    trainingFrom: "2026-11-10",
    trainer: { name: "Rafael Nunes", profession: "Profissional de educação física", registration: "CREF 000000-G/SP" },
    madeIn: { diet: 1, training: 1 },
    reasons: numbers === "shown" ? shownReasons : hiddenReasons,
    trainingReasons: exampleTrainingReasons,
    shopping,
    ...changes,
  };
}

export const hiddenPlan = (changes: Partial<PlanView> = {}): PlanView => examplePlan(changes, "hidden");

/** Level B: groups and portions instead of foods. */
export const limitedPlan = (changes: Partial<PlanView> = {}): PlanView =>
  hiddenPlan({
    diet: {
      method: "equivalents",
      because: "level-b",
      meals: [
        {
          slot: "cafe",
          title: "Café da manhã",
          time: "07:10",
          portions: ["1 pão ou 1 punho de cuscuz", "1 ovo ou 1 fatia de queijo", "1 fruta"],
        },
        {
          slot: "almoco",
          title: "Almoço",
          time: "12:30",
          portions: [
            "1 punho de arroz, macarrão, mandioca ou batata",
            "1 concha de feijão",
            "1 palma de carne, frango ou peixe",
            "metade do prato de salada e legumes",
            "1 polegar de azeite",
          ],
        },
        { slot: "lanche-tarde", title: "Lanche", time: "16:00", portions: ["1 fruta", "1 iogurte"] },
        {
          slot: "jantar",
          title: "Jantar",
          time: "20:00",
          portions: ["1 punho de arroz, macarrão, mandioca ou batata", "1 palma de carne, frango ou peixe"],
        },
      ],
    },
    training: limitedTraining,
    shopping: [],
    ...changes,
  });

/** The definitive plan of Sat 14/11: with a note, and cuscuz as good as the bread at breakfast. */
export function signedPlan(changes: Partial<PlanView> = {}): PlanView {
  const { diet, ...plan } = examplePlan();
  if (diet?.method !== "foods") throw new Error("the example has foods");
  const days = diet.days.map((day) => ({
    ...day,
    meals: day.meals.map((meal) =>
      meal.slot === "cafe"
        ? {
            ...meal,
            note: "Sem pressa: o café é a refeição mais calma do seu dia.",
            items: meal.items.map((item, index) =>
              index === 0
                ? { ...item, or: [{ ...item, food: "own:cuscuz", name: "Cuscuz", measure: "1 pedaço" }] }
                : item,
            ),
          }
        : meal,
    ),
  }));
  return {
    ...plan,
    version: 2,
    kind: "definitive",
    createdAt: "2026-11-14T13:12:00.000Z",
    validFrom: "2026-11-14",
    reviewOn: "2026-11-28",
    definitiveBy: null,
    code: "7K4M-2Q9X-11RT",
    madeIn: { diet: 2, training: 2 },
    diet: { ...diet, days },
    ...changes,
  };
}
