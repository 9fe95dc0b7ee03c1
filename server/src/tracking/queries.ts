import { ageInSeconds } from "../platform/time.ts";
import type { Deps } from "./deps.ts";
import { oldestDueAt } from "./store.ts";

/** In seconds; 0 when everything was relayed. */
export const unsentEventAge = async ({ db, now }: Pick<Deps, "db" | "now">): Promise<number> =>
  ageInSeconds(await oldestDueAt(db), now());
