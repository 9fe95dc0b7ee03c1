import type { Db } from "../../platform/database/db.ts";
import type { Payment } from "./payment.ts";
import * as store from "./payment-store.ts";

/** A payment as stored, for a domain that decides about it. */
export const getPayment = (db: Db, id: string): Promise<Payment> => store.getPayment(db, id);

/** The same, locked until the transaction ends. */
export const lockPayment = (tx: Db, id: string): Promise<Payment> => store.lockPayment(tx, id);
