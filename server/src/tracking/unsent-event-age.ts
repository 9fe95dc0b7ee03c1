import type { Deps } from "../deps.ts";
import { oldestDueAt } from "./store.ts";

/** In seconds; 0 when everything was told. */
export async function unsentEventAge({ db, now }: Pick<Deps, "db" | "now">): Promise<number> {
  const oldest = await oldestDueAt(db);
  return oldest ? Math.max(0, (now().getTime() - oldest.getTime()) / 1000) : 0;
}
