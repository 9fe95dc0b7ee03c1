import type { PaymentStatus } from "@app/contract/catalogue";
import { sql } from "kysely";

/** The bank has taken back the money of the charge we kept, until it decides or for good. Inside any statement. */
export const isDisputed = (payments: string) =>
  sql<boolean>`exists (select from charges where charges.payment_id = ${sql.ref(`${payments}.id`)}
    and charges.disposition = 'accepted' and charges.dispute in ('open', 'lost'))`;

/** A payment's status as everybody reads it: `refunded` while its charge is disputed or when that was lost. */
export const shownStatus = (payments: string) =>
  sql<PaymentStatus>`case when ${isDisputed(payments)} then 'refunded' else ${sql.ref(`${payments}.status`)} end`;
