import type { PaymentStatus } from "@app/contract/catalogue";
import { sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";
import { isUuid } from "../../platform/uuid.ts";
import type { Charge } from "../gateway/gateway.ts";
import { chargeKey } from "./charge.ts";

export type Dispute = "open" | "lost" | "won";
export type StoredCharge = {
  gateway: string;
  gatewayChargeId: string;
  paymentId: string;
  installmentPlanId: string | null;
  amountCents: number;
  status: "captured" | "refunding" | "refunded";
  disposition: "accepted" | "duplicate" | "amount-mismatch";
  /** `open` while the cardholder's bank decides. */
  dispute: Dispute | null;
  /** When the gateway was read for it: an earlier read must not overwrite it. */
  disputeReadAt: Date | null;
  seenAt: Date;
};

const asCharge = (row: unknown): StoredCharge => row as StoredCharge;

/** What the gateway names of a charge, in its webhooks as in its ledger. */
export type ChargeIds = Pick<Charge, "chargeId" | "installmentPlanId" | "pixCodeId" | "reference">;

/** One of our payments, and what is stored of one of its charges. */
export type Match = { paymentId: string; status: PaymentStatus; isStored: boolean; dispute: Dispute | null };

/** Which of our payments a charge belongs to: by its PIX code, else by its id, else by our reference. */
export async function findMatch(db: Db, gateway: string, charge: ChargeIds): Promise<Match | undefined> {
  const { pixCodeId, chargeId, reference } = charge;
  const row = await db
    .selectFrom("payments as p")
    .leftJoin("charges as c", (join) =>
      join.on("c.gateway", "=", gateway).on("c.gatewayChargeId", "=", chargeKey(charge)),
    )
    .select(["p.id as paymentId", "p.status", "c.gatewayChargeId", "c.dispute"])
    // Each arm has its own index.
    .where((where) =>
      where.or([
        where.and([where("p.gateway", "=", gateway), where("p.gatewayId", "=", pixCodeId)]),
        where.and([where("p.gateway", "=", gateway), where("p.gatewayId", "=", chargeId)]),
        where("p.id", "=", reference && isUuid(reference) ? reference : null),
      ]),
    )
    .orderBy(sql`case p.gateway_id when ${pixCodeId} then 1 when ${chargeId} then 2 else 3 end`)
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const { gatewayChargeId, ...match } = row;
  return { ...match, isStored: gatewayChargeId !== null } as Match;
}

export async function listCharges(tx: Db, paymentId: string): Promise<StoredCharge[]> {
  const rows = await tx.selectFrom("charges").selectAll().where("paymentId", "=", paymentId).execute();
  return rows.map(asCharge);
}

export async function findCharge(tx: Db, gateway: string, chargeId: string): Promise<StoredCharge | undefined> {
  const row = await tx
    .selectFrom("charges")
    .selectAll()
    .where("gateway", "=", gateway)
    .where("gatewayChargeId", "=", chargeId)
    .executeTakeFirst();
  return row && asCharge(row);
}

export async function insertCharge(tx: Db, charge: StoredCharge): Promise<void> {
  await tx.insertInto("charges").values(charge).execute();
}

export async function setChargeStatus(
  tx: Db,
  charge: Pick<StoredCharge, "gateway" | "gatewayChargeId">,
  status: StoredCharge["status"],
) {
  await tx
    .updateTable("charges")
    .set({ status })
    .where("gateway", "=", charge.gateway)
    .where("gatewayChargeId", "=", charge.gatewayChargeId)
    .execute();
}

export async function setDispute(
  tx: Db,
  charge: Pick<StoredCharge, "gateway" | "gatewayChargeId">,
  change: { dispute: Dispute; disputeReadAt: Date },
) {
  await tx
    .updateTable("charges")
    .set(change)
    .where("gateway", "=", charge.gateway)
    .where("gatewayChargeId", "=", charge.gatewayChargeId)
    .execute();
}

/** Which of these charges are stored, and since when. The others are missed webhooks. */
export async function findKnownCharges(db: Db, gateway: string, chargeIds: string[]): Promise<Map<string, Date>> {
  if (chargeIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("charges")
    .select(["gatewayChargeId", "seenAt"])
    .where("gateway", "=", gateway)
    .where((where) => where("gatewayChargeId", "=", where.fn.any(where.val(chargeIds))))
    .execute();
  return new Map(rows.map(({ gatewayChargeId, seenAt }) => [gatewayChargeId, seenAt]));
}
