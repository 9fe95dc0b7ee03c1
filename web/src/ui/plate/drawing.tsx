import type { PlacedFood } from "./compose-plate.ts";
import foods from "./foods.svg";

/** One drawing of a file that is loaded once, and only where a plate is shown. */
export function Drawing({ id, transform }: { id: string; transform?: string }) {
  return <use href={`${foods}#${id}`} transform={transform} />;
}

export function PlacedDrawing({ drawing, x, y, scale }: PlacedFood) {
  return <Drawing id={drawing} transform={`translate(${x} ${y}) scale(${scale})`} />;
}
