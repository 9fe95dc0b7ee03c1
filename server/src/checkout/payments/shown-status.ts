import type { PaymentStatus } from "@app/contract/catalogue";
import { sql } from "kysely";

/** A dispute of the accepted charge is open or lost: the bank holds the money. An SQL fragment for any statement. */
export const isDisputed = (payments: string) =>
  sql<boolean>`exists (select from charges where charges.payment_id = ${sql.ref(`${payments}.id`)}
    and charges.disposition = 'accepted' and charges.dispute in ('open', 'lost'))`;

/** The status shown to clients: `refunded` while the charge's dispute is open, or once it is lost. */
export const shownStatus = (payments: string) =>
  sql<PaymentStatus>`case when ${isDisputed(payments)} then 'refunded' else ${sql.ref(`${payments}.status`)} end`;
