import type { Deps } from "./deps.ts";
import { findOfferOf } from "./store.ts";

/** The lowest monthly price a landing page offered this visitor when they left their number there. */
export const findOffer = ({ db }: Pick<Deps, "db">, accountId: string): Promise<number | undefined> =>
  findOfferOf(db, accountId);
