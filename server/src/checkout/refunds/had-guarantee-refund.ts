import type { Db } from "../../platform/database/db.ts";
import { hasGuaranteeRefund } from "./refund-store.ts";

/** Whether the guarantee was ever refunded to one of these accounts, or to a payer with one of these documents. */
export const hadGuaranteeRefund = (tx: Db, payer: { accountIds: string[]; documents: string[] }): Promise<boolean> =>
  hasGuaranteeRefund(tx, payer);
