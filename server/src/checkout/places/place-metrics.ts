import type { Deps } from "../deps.ts";
import { countPlaces } from "./count-places.ts";

/** How many places are left; null while they are not counted. */
export async function placeMetrics(deps: Pick<Deps, "db" | "now" | "places">): Promise<{
  left: number;
  startsOn: string | null;
} | null> {
  if (deps.places.capacity !== "live") return null;
  const { left, startsOn } = await countPlaces(deps, deps.db);
  return { left, startsOn };
}
