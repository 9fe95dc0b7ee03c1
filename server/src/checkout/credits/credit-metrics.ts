import { sumAudited } from "../../audit/sum-audited.ts";
import type { Deps } from "../deps.ts";
import { listCreditedSince, sumEveryCredit } from "./credit-store.ts";

/** Days that were added to plans without a payment, ever: for broken promises, and by the guarantee's offer. */
export const creditedDays = ({ db }: Pick<Deps, "db">): Promise<number> => sumEveryCredit(db);

/** Of them, those added since then. A credit grows, and its row has the sum alone: what was added is in the audit log. */
export async function creditedDaysSince({ db }: Pick<Deps, "db">, since: Date): Promise<number> {
  const paymentIds = await listCreditedSince(db, since);
  return sumAudited(db, { action: "subscription credited", paymentIds, since, detail: "days" });
}
