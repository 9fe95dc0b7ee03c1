import type { PlatformDeps } from "../platform/deps.ts";
import { countWorkouts } from "../workouts/count-workouts.ts";
import { countEatenMeals } from "./eaten-store.ts";
import { countFoods } from "./food/entry-store.ts";
import { countWeights } from "./weight-store.ts";

/** Entries that reached us since then, new or changed. */
export const countEntries = async ({ db }: Pick<PlatformDeps, "db">, since: Date): Promise<number> =>
  (await countWeights(db, since)) +
  (await countFoods(db, since)) +
  (await countEatenMeals(db, since)) +
  (await countWorkouts({ db }, since));
