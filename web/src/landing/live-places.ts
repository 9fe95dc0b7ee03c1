import { getPlaces, type Places } from "@app/contract/places";
import { call } from "../api.ts";
import { placesTexts } from "../content/landings/places.ts";

/** More threads than these could not be told apart. */
const MAX_THREADS = 40;

/** Puts the true number in the place of the one that the page was built with. Without an answer the page stays as it is. */
export async function showLivePlaces(root: ParentNode = document): Promise<void> {
  const places = await call(getPlaces).catch(() => null);
  if (places?.live) writePlaces(root, places);
}

/** Each text keeps its length, so that nothing moves. */
export function writePlaces(root: ParentNode, places: Places): void {
  const { bar, form, why } = placesTexts(places);
  const write = (name: string, ...parts: (string | Node)[]) =>
    root.querySelector(`[data-places="${name}"]`)?.replaceChildren(...parts);
  const figure = document.createElement("b");
  figure.textContent = bar[1];
  write("bar", bar[0], figure, bar[2]);
  write("form", form);
  write("why", why);
  const fringe = root.querySelector("[data-threads]");
  const threads = Math.min(places.places, MAX_THREADS);
  fringe?.replaceChildren(...Array.from({ length: threads }, () => document.createElement("i")));
}
