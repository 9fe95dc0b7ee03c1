import { brand } from "@app/contract/brand";
import type { Places } from "@app/contract/places";
import type { Deps } from "../deps.ts";
import { countPlaces } from "./count-places.ts";

/** So many readers of a page share one count; an absence shows after it at the latest. */
const KEPT_MS = 2_000;

const FIXED: Places = { live: false, places: brand.placesLeft, startsOn: null };

/** The figure of the pages. `forget`: a buyer was refused because it is outdated. */
export function createPlacesReader(deps: Pick<Deps, "places" | "db" | "now">) {
  let known: { places: Promise<Places>; until: number } | undefined;

  return {
    read(): Promise<Places> {
      if (deps.places.capacity !== "live") return Promise.resolve(FIXED);
      if (known && performance.now() < known.until) return known.places;
      const places = count(deps);
      known = { places, until: performance.now() + KEPT_MS };
      places.catch(() => {
        known = undefined;
      });
      return places;
    },
    forget(): void {
      known = undefined;
    },
  };
}

async function count(deps: Pick<Deps, "places" | "db" | "now">): Promise<Places> {
  const { left, startsOn } = await countPlaces(deps, deps.db);
  return { live: true, places: left, startsOn };
}
