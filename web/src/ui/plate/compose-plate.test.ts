import { mealTemplates } from "@app/engine/nutrition/meals/meals";
import { drawingOf } from "@app/engine/nutrition/words/drawing";
import { describe, expect, test } from "vitest";
import { composePlate, isBeside, PLATE, type PlacedFood } from "./compose-plate.ts";
import { drawings } from "./drawings.ts";
import { serveFoods } from "./serve-foods.ts";

/** Of the smaller food's radius: foods may touch, and the one in the middle reach a little under the others. */
const MOST_OVERLAP = 0.25;
const keys = [...drawings.keys()];

/** Each meal with the first choice of every part, the second, and so on. */
const meals = mealTemplates.flatMap(({ id, parts }) => {
  const variants = Math.max(...parts.map(({ choices }) => choices.length));
  return Array.from({ length: variants }, (_, variant) => ({
    id: `${id} ${variant}`,
    foods: parts.map(({ choices }) => drawingOf(choices[variant % choices.length]?.food ?? "") ?? ""),
  }));
});

const placeOf = ({ drawing }: PlacedFood) => drawings.get(drawing)?.place;
const distance = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);
const isOnPlate = (food: PlacedFood) => !isBeside(food);

/** How far one reaches into the other, as a share of the smaller one's radius. */
const overlap = (a: PlacedFood, b: PlacedFood) =>
  Math.max(0, a.radius + b.radius - distance(a, b)) / Math.min(a.radius, b.radius);

function pairs<Value>(values: readonly Value[]): [Value, Value][] {
  return values.flatMap((first, index) => values.slice(index + 1).map((second): [Value, Value] => [first, second]));
}

/** Foods that share the plate: not those on top of another, or in a bowl. */
function sideBySide(foods: readonly string[], placed = composePlate(foods)): PlacedFood[] {
  const { onPlate } = serveFoods(foods);
  const hasBowl = onPlate.some(({ place }) => place === "bowl");
  const inBowl = (food: PlacedFood) => hasBowl && placeOf(food) === "topping";
  return placed.filter((food) => onPlate.some(({ index }) => index === food.index) && !inBowl(food));
}

describe("every meal of a plan", () => {
  test("shows each of its foods once", () => {
    const wrong = meals.filter(({ foods }) => {
      const drawn = composePlate(foods).map(({ index }) => index);
      return String([...drawn].sort((a, b) => a - b)) !== String(foods.map((_, index) => index));
    });
    expect(wrong).toEqual([]);
  });

  test("has its foods inside the plate's rim, and none on another", () => {
    for (const { id, foods } of meals) {
      const placed = composePlate(foods);
      for (const food of placed.filter(isOnPlate)) {
        expect(distance(food, PLATE) + food.radius, `${id} ${food.drawing}`).toBeLessThan(PLATE.radius - 10);
      }
      for (const [a, b] of pairs(sideBySide(foods, placed))) {
        expect(overlap(a, b), `${id} ${a.drawing} ${b.drawing}`).toBeLessThan(MOST_OVERLAP);
      }
    }
  });

  test("keeps the proportions of what lies side by side, large enough to recognise", () => {
    for (const { id, foods } of meals) {
      const scales = sideBySide(foods).map(({ scale }) => scale);
      expect(scales.length, id).toBeGreaterThan(0);
      expect(scales.length, id).toBeLessThanOrEqual(6);
      expect(Math.min(...scales), id).toBeGreaterThan(0.65);
    }
  });

  test("has cups and fruit right of the plate, apart from each other and inside the scene", () => {
    for (const { id, foods } of meals) {
      const beside = composePlate(foods).filter((food) => !isOnPlate(food));
      expect(beside.length, id).toBeLessThanOrEqual(2);
      for (const food of beside) {
        expect(["drink", "fruit"], id).toContain(placeOf(food));
        expect(food.y - food.radius, id).toBeGreaterThan(0);
        expect(food.y + food.radius, id).toBeLessThan(360);
      }
      for (const [a, b] of pairs(beside)) expect(overlap(a, b), id).toBe(0);
    }
  });
});

test("any two foods share a plate", () => {
  const wrong = pairs(keys).filter((both) => {
    const placed = composePlate(both);
    const lying = sideBySide(both, placed);
    return placed.length < 2 || pairs(lying).some(([a, b]) => overlap(a, b) > MOST_OVERLAP);
  });
  expect(wrong).toEqual([]);
});

test.each<[string, string, (placed: readonly PlacedFood[]) => boolean]>([
  ["the biggest food comes first", "castanha pao", ([first]) => first?.drawing === "pao"],
  ["fruit lies beside a full plate", "arroz feijao frango laranja", (all) => !isOnPlate(all.at(-1) as PlacedFood)],
  ["fruit lies on a plate with room", "pao ovo mamao", (all) => all.every(isOnPlate)],
  ["a cup stands beside the plate", "pao cafe", (all) => !isOnPlate(all.at(-1) as PlacedFood)],
  ["a glass alone stands on the plate", "leite", ([glass]) => isOnPlate(glass as PlacedFood)],
  ["toppings are in the bowl", "iogurte aveia", ([bowl, oats]) => distance(bowl as PlacedFood, oats as PlacedFood) < 1],
  [
    "on a full plate tomato lies on the leaves",
    "arroz feijao frango alface abobora tomate",
    (all) => overlap(find(all, "alface"), find(all, "tomate")) > 1,
  ],
  [
    "oil is on the salad, sauce on the main food",
    "macarrao alface molho-tomate azeite",
    (all) =>
      overlap(find(all, "alface"), find(all, "azeite")) > 1 &&
      overlap(find(all, "macarrao"), find(all, "molho-tomate")) > 1,
  ],
])("%s", (_, foods, holds) => {
  expect(holds(composePlate(foods.split(" ")))).toBe(true);
});

test("a food without a drawing is left out, the others keep their places in the list", () => {
  const drawn = composePlate(["arroz", "no-such-food", "feijao"]);
  expect(new Set(drawn.map(({ index }) => index))).toEqual(new Set([0, 2]));
  expect(composePlate([])).toEqual([]);
});

function find(placed: readonly PlacedFood[], drawing: string): PlacedFood {
  const found = placed.find((food) => food.drawing === drawing);
  if (!found) throw new Error(`${drawing} is not on the plate`);
  return found;
}
