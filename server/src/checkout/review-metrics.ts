import type { Deps } from "../deps.ts";
import { countOverdueReviews } from "./guarantee-claim-store.ts";

/** Claims of the guarantee whose answer by a person is late right now. */
export const overdueReviews = ({ db, now }: Pick<Deps, "db" | "now">): Promise<number> =>
  countOverdueReviews(db, now());
