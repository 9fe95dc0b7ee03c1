import type { Deps } from "../deps.ts";
import { sumCreditsSince, sumEveryCredit } from "./credit-store.ts";

/** Days that broken promises added to plans, ever. */
export const creditedDays = ({ db }: Pick<Deps, "db">): Promise<number> => sumEveryCredit(db);

/** Of them, those added since then. */
export const creditedDaysSince = ({ db }: Pick<Deps, "db">, since: Date): Promise<number> => sumCreditsSince(db, since);
