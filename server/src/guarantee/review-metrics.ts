import { countOverdueReviews } from "./claim-store.ts";
import type { Deps } from "./deps.ts";

/** Guarantee claims whose answer by the team is overdue. */
export const overdueReviews = ({ db, now }: Pick<Deps, "db" | "now">): Promise<number> =>
  countOverdueReviews(db, now());
