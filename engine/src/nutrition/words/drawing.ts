import { drawings, groupDrawings } from "../../../data/drawings.ts";
import { findFood } from "../catalogue/catalogue.ts";

const own = new Map(readDrawings(drawings));

/** The key of a food's drawing, or its group's when it has none of its own; null when there is no such food. */
export function drawingOf(food: string): string | null {
  const found = findFood(food);
  return found ? (own.get(food) ?? groupDrawings[found.group]) : null;
}

/** `arroz = taco:3 taco:4`. */
function readDrawings(text: string): [string, string][] {
  return text
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [key = "", foods = ""] = line.split(" = ");
      return foods.split(" ").map((food): [string, string] => [food, key]);
    });
}
