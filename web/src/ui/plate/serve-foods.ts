import { drawings, type Place } from "./drawings.ts";

const ROOM_ON_PLATE = 5;
/** With fewer foods on the plate, fruit lies there too. */
const FULL_PLATE = 3;
const ROOM_BESIDE = 2;

/** A food of a meal. `index` is its place in the meal's list. */
export type Food = {
  readonly index: number;
  readonly drawing: string;
  readonly place: Place;
  readonly radius: number;
};

type Served = {
  /** The biggest first. */
  readonly onPlate: readonly Food[];
  /** On top of the largest salad. */
  readonly onSalad: readonly Food[];
  /** On top of the largest food that is no salad. */
  readonly onMain: readonly Food[];
  readonly beside: readonly Food[];
};

/** What of a meal goes where. A key without a drawing is left out. */
export function serveFoods(keys: readonly string[]): Served {
  const foods = keys.flatMap((drawing, index): Food[] => {
    const found = drawings.get(drawing);
    return found ? [{ index, drawing, ...found }] : [];
  });
  const lying = ofPlace(foods, "plate", "salad", "bowl", "topping");
  const [drinks, fruits] = [ofPlace(foods, "drink"), ofPlace(foods, "fruit")];
  const room = Math.max(0, FULL_PLATE - lying.length);
  const eaten = [...lying, ...fruits.slice(0, room)];
  // A meal to drink: its glass stands on the plate.
  const drunk = eaten.every(({ place }) => place === "topping") ? drinks.slice(0, 1) : [];
  const aside = [...drinks.slice(drunk.length), ...fruits.slice(room)];
  const onPlate = biggestFirst([...eaten, ...drunk, ...aside.slice(ROOM_BESIDE)]);
  const mixed = mixSalad(onPlate);
  return {
    onPlate: onPlate.filter((food) => !mixed.includes(food)),
    onSalad: [...mixed, ...ofPlace(foods, "dressing")],
    onMain: ofPlace(foods, "sauce"),
    beside: aside.slice(0, ROOM_BESIDE),
  };
}

const ofPlace = (foods: readonly Food[], ...places: Place[]): Food[] =>
  foods.filter(({ place }) => places.includes(place));

const biggestFirst = (foods: readonly Food[]): Food[] => [...foods].sort((a, b) => b.radius - a.radius);

/** On a full plate the smaller salads lie on the largest. */
function mixSalad(foods: readonly Food[]): Food[] {
  const smaller = ofPlace(foods, "salad").slice(1);
  const tooMany = Math.max(0, foods.length - ROOM_ON_PLATE);
  return smaller.slice(Math.max(0, smaller.length - tooMany));
}
