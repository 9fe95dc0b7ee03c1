import { drawings, type Place } from "./drawings.ts";
import { packRing } from "./pack-ring.ts";

/** The plate in a scene of 480 × 360. */
export const PLATE = { x: 240, y: 180, radius: 150 } as const;
/** Foods stay inside the rim. */
const WELL = 124;
const LARGEST_SCALE = 1.3;
const LARGEST_ALONE = 1.7;
/** Neighbours may touch a little: foods are not round. */
const TIGHTNESS = 0.94;
/** The inside of a bowl, as a share of its radius. */
const BOWL_INSIDE = 0.72;
const MOST_ON_PLATE = 5;
/** With fewer foods on the plate, fruit lies there too. */
const FULL_PLATE = 3;
/** Right of the plate: a cup, then a fruit or a second cup. */
const BESIDE = [
  { x: 408, y: 86, scale: 0.92 },
  { x: 408, y: 276, scale: 0.86 },
] as const;

/** A food in the scene. `index` is its place in the list that was composed. */
export type PlacedFood = {
  readonly index: number;
  readonly drawing: string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly radius: number;
};

type Food = { readonly index: number; readonly drawing: string; readonly place: Place; readonly radius: number };

/**
 * Where each food lies, in the order of drawing. A key without a drawing, and what has no room, is left out.
 * The same foods always make the same plate.
 */
export function composePlate(keys: readonly string[]): PlacedFood[] {
  const foods = keys.flatMap((key, index): Food[] => {
    const found = drawings.get(key);
    return found ? [{ index, drawing: key, ...found }] : [];
  });
  const { onPlate, beside, dressings } = divide(foods);
  const lying = placeOnPlate(onPlate);
  return [
    ...lying,
    ...dressings.flatMap((food) => placeDressing(food, lying, foods)),
    ...beside.flatMap((food, index) => {
      const spot = BESIDE[index];
      return spot ? [placed(food, spot)] : [];
    }),
  ];
}

const ofPlace = (foods: readonly Food[], ...places: Place[]): Food[] =>
  foods.filter(({ place }) => places.includes(place));

function divide(foods: readonly Food[]) {
  const lying = ofPlace(foods, "plate", "leaves", "bowl", "topping");
  const drinks = ofPlace(foods, "drink");
  const fruits = ofPlace(foods, "fruit");
  const room = Math.max(0, FULL_PLATE - lying.length);
  const aside = [...drinks, ...fruits.slice(room)];
  const served = [...lying, ...fruits.slice(0, room), ...aside.slice(BESIDE.length)];
  // Nothing to eat: the first cup stands on the plate.
  const onPlate = served.length > 0 ? served : drinks.slice(0, 1);
  return {
    onPlate: biggestFirst(onPlate).slice(0, MOST_ON_PLATE),
    beside: aside.slice(0, BESIDE.length).filter((food) => !onPlate.includes(food)),
    dressings: ofPlace(foods, "dressing"),
  };
}

const biggestFirst = (foods: readonly Food[]): Food[] => [...foods].sort((a, b) => b.radius - a.radius);

function placeOnPlate(foods: readonly Food[]): PlacedFood[] {
  const bowl = foods.find(({ place }) => place === "bowl");
  const toppings = bowl ? foods.filter(({ place }) => place === "topping") : [];
  const around = foods.filter((food) => !toppings.includes(food));
  const lying = ring(around, PLATE, WELL, around.length === 1 ? LARGEST_ALONE : LARGEST_SCALE);
  const stood = lying.find(({ index }) => index === bowl?.index);
  if (!stood) return lying;
  const inside = ring(toppings, stood, stood.radius * BOWL_INSIDE, stood.scale);
  return [...lying, ...inside];
}

function ring(foods: readonly Food[], middle: { x: number; y: number }, circle: number, largest: number) {
  const radii = foods.map(({ radius }) => radius * TIGHTNESS);
  return packRing(radii, circle, largest).flatMap(({ x, y, scale }, index) => {
    const food = foods[index];
    return food ? [placed(food, { x: middle.x + x, y: middle.y + y, scale })] : [];
  });
}

/** On the leaves if there are any, else on the largest food. */
function placeDressing(food: Food, lying: readonly PlacedFood[], foods: readonly Food[]): PlacedFood[] {
  const leaves = lying.find(({ index }) => foods.some((one) => one.index === index && one.place === "leaves"));
  const under = leaves ?? lying[0];
  if (!under) return [placed(food, { ...PLATE, scale: 1 })];
  return [placed(food, { x: under.x, y: under.y + under.radius / 4, scale: under.scale })];
}

const placed = (
  { index, drawing, radius }: Food,
  { x, y, scale }: { x: number; y: number; scale: number },
): PlacedFood => ({
  index,
  drawing,
  x: rounded(x),
  y: rounded(y),
  scale: rounded(scale),
  radius: rounded(radius * scale),
});

const rounded = (value: number): number => Math.round(value * 100) / 100;
