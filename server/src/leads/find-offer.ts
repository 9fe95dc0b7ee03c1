import type { Deps } from "../deps.ts";
import { findOfferOf } from "./store.ts";

/** The lowest monthly price a page offered this person when they left their number there. */
export const findOffer = ({ db }: Pick<Deps, "db">, accountId: string): Promise<number | undefined> =>
  findOfferOf(db, accountId);
