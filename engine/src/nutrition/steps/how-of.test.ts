import type { FoodsDiet, PlanDay, PlanMeal } from "@app/contract/plan-document";
import type { Swap } from "@app/contract/plans";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { generated } from "../../../../scripts/lib/generated.ts";
import { applySwaps } from "../menus/apply-swaps.ts";
import { dietOf } from "../menus/diet.ts";
import { anyRequest } from "../menus/testing/any-request.ts";
import { type FoodStep, foodSteps } from "./food-step.ts";
import { howOf } from "./how-of.ts";
import type { SteppedMeal } from "./plate-part.ts";
import { findStepFaults } from "./step-faults.ts";
import { foreignFoods } from "./testing/foreign-foods.ts";

const RUNS = generated(40);
const LEFT_OVER = /almoço|sobra|véspera|ontem/;

/** What a text says that its day does not have. */
function textFaults({ meals }: PlanDay): string[] {
  const lunch = meals.find(({ slot }) => slot === "almoco");
  return meals.flatMap((meal) => {
    const text = meal.how.join(" ");
    const leftOvers = meal.how.filter((one) => LEFT_OVER.test(one));
    const isKept = isAfterLunch(meals, meal) && (lunch?.place ?? "marmita") === "marmita";
    return [
      ...foreignFoods(text, meal.items).map((food) => `${food} is not on the plate`),
      ...leftOvers
        .filter((one) => !isKept || foreignFoods(one, lunch?.items ?? []).length > 0)
        .map(() => "no left-over"),
      ...(/\bsal\b/.test(text.replace("uma pitada de sal", "")) ? ["more than a pinch of salt"] : []),
      ...(/\d|\bfrit|\bfrei/.test(text) ? ["a figure, or fried"] : []),
      ...(meal.how.length < 1 || meal.how.length > 4 ? [`${meal.how.length} sentences`] : []),
      ...meal.how.filter((one) => !/^[A-ZÁÉÍÓÚ][^_*]{10,220}[.]$/.test(one)),
    ].map((fault) => `${meal.id}: ${fault}: ${text}`);
  });
}

const isAfterLunch = (meals: readonly PlanMeal[], meal: PlanMeal): boolean =>
  meals.slice(0, meals.indexOf(meal)).some(({ slot }) => slot === "almoco");

/** Every third item takes its last offer, and Tuesday the lunch of Thursday. */
function someSwaps({ days }: FoodsDiet): Swap["choice"][] {
  const items = days.flatMap(({ meals }) => meals.flatMap((meal) => meal.items));
  const taken = items.filter(({ swaps }, index) => swaps.length > 0 && index % 3 === 0);
  return [
    { plan: 1, day: null, part: "d2.almoco", takes: "d4.almoco" },
    ...taken.map(({ id, swaps }) => ({ plan: 1, day: null, part: id, takes: swaps.at(-1)?.food ?? "" })),
  ];
}

test("of any menu, as composed and as swapped, the text names what is on the plate and nothing else", () => {
  fc.assert(
    fc.property(anyRequest(), (request) => {
      const { diet } = dietOf(request);
      if (diet.method !== "foods") return;
      expect(diet.days.flatMap(textFaults)).toEqual([]);
      const swapped = applySwaps(diet, someSwaps(diet), { plan: 1, day: null });
      expect(swapped.days.flatMap(textFaults)).toEqual([]);
    }),
    RUNS,
  );
}, 60_000);

test("of every food alone, in every turn of its steps, the text names that food and no other", () => {
  const faults = [...foodSteps.keys()].flatMap((food) =>
    ["cafe", "almoco"].flatMap((slot) =>
      [1, 2, 3, 4, 5, 6].flatMap((day) =>
        [1, 2].flatMap((count) => {
          const meal = mealOf(`d${day}.${slot}`, `${food} un ${count}`);
          return foreignFoods(howOf(meal, [meal]).join(" "), meal.items).map((other) => `${food} with ${other}`);
        }),
      ),
    ),
  );
  expect(new Set(faults)).toEqual(new Set());
});

const mealOf = (id: string, foods: string, place?: PlanMeal["place"]): SteppedMeal => ({
  id,
  slot: id.split(".")[1] as PlanMeal["slot"],
  items: foods.split(", ").map((text) => {
    const [food = "", unit = "", count] = text.split(" ");
    return { food, unit, count: Number(count) };
  }),
  ...(place && { place }),
});
const textOf = (meal: SteppedMeal, ...others: SteppedMeal[]): string => howOf(meal, [meal, ...others]).join(" ");

describe("a plate at home", () => {
  test("is prepared food by food, those that are alike together", () => {
    const lunch = mealOf(
      "d3.almoco",
      "taco:3 cs 4, taco:561 co 1, taco:410 filé 1, taco:78 prato 1, taco:157 fa 4, taco:260 sb 1",
    );
    expect(textOf(lunch)).toBe(
      "Cozinhe o arroz até secar a água e o feijão na pressão até amaciar. " +
        "Tempere o peito de frango com uma pitada de sal e ervas e grelhe em frigideira bem quente, até dourar dos dois lados. " +
        "Monte a salada com a alface e o tomate em rodelas; tempere com o azeite.",
    );
  });

  test("speaks of yam where there is yam, and of boiled eggs where they are boiled", () => {
    expect(textOf(mealOf("d3.cafe", "own:inhame pd 2, taco:488 un 2, taco:471 xi 1"))).toBe(
      "Descasque o inhame, corte em rodelas e cozinhe até o garfo entrar fácil. Cozinhe os ovos por dez minutos depois da fervura.",
    );
  });

  test("is sautéed only where there is oil", () => {
    const plate = "taco:3 cs 4, taco:70 cv 1, taco:112 cv 2, taco:64 cs 3";
    for (const day of ["d1", "d2", "d3", "d4"]) {
      expect(textOf(mealOf(`${day}.almoco`, plate))).not.toMatch(
        /abobrinha.*refogue|refogue a (abobrinha|abóbora)|refogue o chuchu/i,
      );
    }
    const oiled = ["d1", "d2"].map((day) => textOf(mealOf(`${day}.almoco`, `${plate}, taco:272 sb 2`)));
    expect(oiled.join(" ")).toMatch(/refogue/i);
  });

  test("says no day what another day's plate has made unnecessary", () => {
    const texts = ["d1", "d2", "d3", "d4", "d5", "d6", "d7"].map((day) =>
      textOf(mealOf(`${day}.almoco`, "taco:3 cs 4, taco:561 co 1")),
    );
    expect(texts.filter((text) => /três dias|geladeira/.test(text))).toEqual([]);
  });

  test("chia swells before it is eaten, and one spoon of oats is no porridge", () => {
    expect(textOf(mealOf("d1.cafe", "own:leite xi 1, own:chia cs 1"))).toBe(
      "Misture a chia com o leite e espere engrossar.",
    );
    expect(textOf(mealOf("d1.cafe", "own:leite xi 1, taco:7 cs 1"))).toMatch(/^Misture a aveia com o leite/);
    expect(textOf(mealOf("d1.cafe", "own:leite xi 1, taco:7 cs 3"))).toMatch(/^Leve a aveia e o leite ao fogo baixo/);
  });

  test("one nut needs no pot", () => {
    expect(textOf(mealOf("d1.cafe", "taco:589 un 1"))).toBe("Mastigue a castanha-do-pará devagar.");
    const several = ["d1", "d2"].map((day) => textOf(mealOf(`${day}.cafe`, "taco:589 un 3")));
    expect(several).toContain("Separe as castanhas-do-pará num potinho antes de comer.");
  });

  test("without oil names none", () => {
    expect(textOf(mealOf("d1.jantar", "taco:78 prato 1"))).toBe(
      "Lave bem a alface e tempere com ervas e uma pitada de sal.",
    );
  });
});

describe("at dinner", () => {
  const dinner = mealOf("d1.jantar", "taco:3 cs 4, taco:326 cs 4, taco:157 fa 4");

  test("what lunch has cooked is warmed up", () => {
    expect(textOf(dinner, mealOf("d1.almoco", "taco:3 cs 4, taco:326 cs 3"))).toContain(
      "o arroz e a carne moída do almoço",
    );
  });

  test.each<[string, SteppedMeal[]]>([
    ["another lunch", [mealOf("d1.almoco", "taco:1 cs 4, taco:410 filé 1")]],
    ["a lunch that others cooked", [mealOf("d1.almoco", "taco:3 cs 4, taco:326 cs 3", "quilo")]],
    ["no lunch", []],
  ])("after %s nothing is", (_name, others) => {
    expect(textOf(dinner, ...others)).not.toMatch(LEFT_OVER);
  });
});

test("what a snack has cooked is not cooked again for dinner", () => {
  const snack = mealOf("d1.lanche-tarde", "taco:52 fa 2, taco:408 cs 3");
  const dinner = mealOf("d1.jantar", "own:crepioca un 1, taco:408 cs 4");
  const text = howOf(dinner, [snack, dinner]).join(" ");
  expect(text).toContain("Aproveite o peito de frango do lanche.");
  expect(text).not.toMatch(/cozinhe o peito/i);
  expect(howOf(snack, [snack, dinner]).join(" ")).toMatch(/cozinhe o peito/i);
});

describe("eaten out", () => {
  const plate = "taco:3 cs 4, taco:561 co 1, taco:410 filé 1, taco:78 prato 1, taco:64 cs 3";

  test.each(["quilo", "refeitorio", "prato-feito"] as const)("in a %s a plate is served, not cooked", (place) => {
    const text = textOf(mealOf("d1.almoco", plate, place));
    expect(text).toMatch(/a alface e a abóbora/);
    expect(text).not.toMatch(/cozinhe|grelhe|asse|panela|frigideira/i);
  });

  test("one vegetable fills no half of a plate", () => {
    expect(textOf(mealOf("d1.almoco", "taco:3 cs 4, taco:561 co 1, taco:116 cs 4", "quilo"))).toMatch(
      /^Sirva primeiro a couve[.] Depois, o arroz e o feijão[.]/,
    );
  });

  test("raw carrot is no salad: who eats none may have it", () => {
    const carrot = "taco:3 cs 4, taco:561 co 1, taco:110 cs 2, taco:260 sb 1";
    expect(textOf(mealOf("d1.almoco", carrot, "quilo"))).toContain("Regue a cenoura com o azeite.");
    expect(textOf(mealOf("d1.almoco", `${carrot}, taco:157 fa 4`, "quilo"))).not.toContain("salada");
    for (const day of ["d1", "d2"])
      expect(textOf(mealOf(`${day}.almoco`, "taco:3 cs 4, taco:110 cs 2, taco:260 sb 1"))).not.toContain("salada");
  });

  test("in a lunch box the salad travels apart", () => {
    expect(textOf(mealOf("d1.almoco", plate, "marmita"))).toContain("Leve a alface em pote separado");
  });

  test("in a bakery one asks for it", () => {
    expect(textOf(mealOf("d1.cafe", "own:pao-chapa un 1, own:cafe-com-leite xi 1, taco:182 un 1", "padaria"))).toBe(
      "Peça o pão na chapa e o café com leite. Leve a banana de casa, na bolsa.",
    );
  });
});

test("a food of the professional's own, without a step, is not spoken of", () => {
  expect(howOf(mealOf("d1.almoco", "own:nothing un 1"), [])).toEqual([]);
});

describe("the table of steps", () => {
  test("has nothing that a cook would doubt, and every food of the plans", () => {
    expect(findStepFaults(foodSteps)).toEqual([]);
  });

  const rice = foodSteps.get("taco:3") as FoodStep;
  const withRice = (words: string): FoodStep => ({ ...rice, steps: [{ one: words, many: words }] });
  test.each<[string, [string, FoodStep][], RegExp]>([
    ["a food without a step", [...foodSteps].filter(([id]) => id !== "taco:3"), /taco:3 Arroz branco has no step/],
    ["a food that is none", [...foodSteps, ["taco:999", rice]], /no such food/],
    ["more salt", [...foodSteps, ["taco:3", withRice("cozinhe _ com água e sal")]], /unwanted/],
    ["a fried one", [...foodSteps, ["taco:3", withRice("frite _ em fogo alto")]], /unwanted/],
    ["one that does not say which food", [...foodSteps, ["taco:3", withRice("cozinhe até secar")]], /not once/],
  ])("a planted fault is found: %s", (_name, steps, words) => {
    expect(findStepFaults(new Map(steps)).join("\n")).toMatch(words);
  });
});
