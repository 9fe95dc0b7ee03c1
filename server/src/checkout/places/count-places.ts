import type { Day } from "@app/engine/promises/local-time";
import type { Db } from "../../platform/database/db.ts";
import type { Deps } from "../deps.ts";
import { startersOf } from "./place-store.ts";
import { weekAhead, weekOf, weeksBetween } from "./start-week.ts";

type PlacesLeft = {
  /** To start now. */
  left: number;
  /** The Monday of the first later week with a place; null when none of the weeks that are offered has one. */
  startsOn: Day | null;
  hasPlaceOn: (monday: Day) => boolean;
};

/** Places by the week in which people start, from what is true at this moment. */
export async function countPlaces(
  { places, now }: Pick<Deps, "places" | "now">,
  db: Db,
  { without = null }: { without?: string | null } = {},
): Promise<PlacesLeft> {
  const at = now();
  const [left = 0, ...later] = await places.countStarts(db, { now: at, starters: startersOf({ now: at, without }) });
  const first = later.findIndex((count) => count > 0);
  return {
    left,
    startsOn: first < 0 ? null : weekAhead(at, first + 1),
    hasPlaceOn(monday) {
      const ahead = weeksBetween(weekOf(at), monday);
      return monday === weekAhead(at, ahead) && (later[ahead - 1] ?? 0) > 0;
    },
  };
}
