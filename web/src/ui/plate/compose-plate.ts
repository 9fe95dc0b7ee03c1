import { packDiscs } from "./pack-discs.ts";
import { type Food, serveFoods } from "./serve-foods.ts";

/** The plate in a scene of 480 × 360. */
export const PLATE = { x: 240, y: 180, radius: 150 } as const;
/** Foods stay inside the rim. */
const WELL = 124;
const LARGEST_SCALE = 1.3;
const LARGEST_ALONE = 1.5;
/** A glass on the plate is no larger than one beside it. */
const LARGEST_GLASS = 1;
/** Neighbours may touch a little: foods are not round. */
const TIGHTNESS = 0.96;
/** The inside of a bowl, as a share of its radius. */
const BOWL_INSIDE = 0.72;
/** Right of the plate: a cup, then a fruit or a second cup. */
const BESIDE = [
  { x: 408, y: 86, scale: 0.92 },
  { x: 408, y: 276, scale: 0.86 },
] as const;
/** What lies on top of a food is about half as large, away from its middle: below, then right, then left. */
const ON_TOP = { size: 0.55, away: 0.42, angles: [90, -20, 200] } as const;

/** A food in the scene. `index` is its place in the list that was composed. */
export type PlacedFood = {
  readonly index: number;
  readonly drawing: string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly radius: number;
};

/** Right of the plate. */
export const isBeside = ({ x }: PlacedFood): boolean => x > PLATE.x + PLATE.radius;

type Spot = { readonly x: number; readonly y: number; readonly scale: number };

/** Where each food lies, in the order of drawing; the same foods always make the same plate. */
export function composePlate(keys: readonly string[]): PlacedFood[] {
  const { onPlate, onSalad, onMain, beside } = serveFoods(keys);
  const lying = placeOnPlate(onPlate);
  const largest = (isSalad: boolean) => {
    const food = onPlate.find(({ place }) => (place === "salad") === isSalad);
    return lying.find(({ index }) => index === food?.index);
  };
  return [
    ...lying,
    ...onSalad.map((food, turn) => placeOnTop(food, largest(true), turn)),
    ...onMain.map((food, turn) => placeOnTop(food, largest(false), turn)),
    ...beside.flatMap((food, index) => BESIDE.slice(index, index + 1).map((spot) => placed(food, spot))),
  ];
}

function placeOnPlate(foods: readonly Food[]): PlacedFood[] {
  const bowl = foods.find(({ place }) => place === "bowl");
  const toppings = bowl ? foods.filter(({ place }) => place === "topping") : [];
  const around = foods.filter((food) => !toppings.includes(food));
  const lying = pack(around, PLATE, WELL, largestScale(around));
  const stood = lying.find(({ index }) => index === bowl?.index);
  return stood ? [...lying, ...pack(toppings, stood, stood.radius * BOWL_INSIDE, stood.scale)] : lying;
}

function largestScale(foods: readonly Food[]): number {
  if (foods.some(({ place }) => place === "drink")) return LARGEST_GLASS;
  return foods.length === 1 ? LARGEST_ALONE : LARGEST_SCALE;
}

function pack(foods: readonly Food[], middle: { x: number; y: number }, circle: number, largest: number) {
  const radii = foods.map(({ radius }) => radius * TIGHTNESS);
  return packDiscs(radii, circle, largest).flatMap(({ x, y, scale }, index) =>
    foods.slice(index, index + 1).map((food) => placed(food, { x: middle.x + x, y: middle.y + y, scale })),
  );
}

/** On another food, or in the plate's middle when there is none. */
function placeOnTop(food: Food, under: PlacedFood | undefined, turn: number): PlacedFood {
  if (!under) return placed(food, { x: PLATE.x, y: PLATE.y, scale: 1 });
  const angle = ((ON_TOP.angles[turn % ON_TOP.angles.length] ?? 0) * Math.PI) / 180;
  const away = under.radius * ON_TOP.away;
  return placed(food, {
    x: under.x + away * Math.cos(angle),
    y: under.y + away * Math.sin(angle),
    scale: Math.min(under.scale, (under.radius * ON_TOP.size) / food.radius),
  });
}

const placed = ({ index, drawing, radius }: Food, { x, y, scale }: Spot): PlacedFood => ({
  index,
  drawing,
  x: rounded(x),
  y: rounded(y),
  scale: rounded(scale),
  radius: rounded(radius * scale),
});

const rounded = (value: number): number => Math.round(value * 100) / 100;
