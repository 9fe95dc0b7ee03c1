import type { PlatformDeps } from "../platform/deps.ts";
import { countSaved } from "./workout-store.ts";

/** Workouts that reached us since then, new or changed. */
export const countWorkouts = ({ db }: Pick<PlatformDeps, "db">, since: Date): Promise<number> => countSaved(db, since);
