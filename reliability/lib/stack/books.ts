import type { Buyer } from "../shopper/driver.ts";
import type { Harness } from "./harness.ts";

/** A sale in the gateway's ledger, with all its instalments. */
export type Sale = {
  id: string;
  reference: string | null;
  amountCents: number;
  refundedCents: number;
  /** Captured and not refunded. */
  isKept: boolean;
};

const MONEY_IN = new Set(["CONFIRMED", "RECEIVED", "AWAITING_CHARGEBACK_REVERSAL"]);

export function salesOf(harness: Harness, from = 0): { sales: Sale[]; entries: number } {
  const { payments } = harness.gateway.ledger();
  const sales = new Map<string, Sale>();
  for (const entry of payments.slice(from)) {
    if (entry.status === "PENDING" || entry.deleted) continue;
    const id = entry.installment ?? entry.id;
    const sale = sales.get(id) ?? {
      id,
      reference: entry.externalReference,
      amountCents: 0,
      refundedCents: 0,
      isKept: false,
    };
    sale.amountCents += entry.amountCents;
    sale.refundedCents += entry.refundedCents;
    sale.isKept ||= MONEY_IN.has(entry.status) && entry.refundedCents < entry.amountCents;
    sales.set(id, sale);
  }
  return { sales: [...sales.values()], entries: payments.length };
}

/** The visible status of payment `p`, derived here independently of the server: a dispute belongs to the charge. */
export const SHOWN_STATUS = `case when exists (select from charges d where d.payment_id = p.id and d.disposition = 'accepted'
  and d.dispute in ('open', 'lost')) then 'refunded' else p.status end`;

export type OurPayment = {
  id: string;
  account_id: string;
  status: string;
  shown: string;
  method: string;
  amount_cents: number;
  gateway_id: string | null;
  failure: string | null;
  replaced_at: Date | null;
};
export type OurCharge = {
  gateway_charge_id: string;
  payment_id: string;
  amount_cents: number;
  status: string;
  disposition: string;
};
type OurPeriod = { payment_id: string; account_id: string; ended_at: Date | null; suspended_at: Date | null };
type Move = { payment_id: string; was: string; became: string };

export type Books = {
  payments: OurPayment[];
  charges: OurCharge[];
  periods: OurPeriod[];
  moves: Move[];
  refunds: { payment_id: string; status: string; gateway_charge_id: string }[];
  purchases: { event_id: string }[];
  receipts: { dedupe_key: string }[];
  accounts: Set<string>;
};

/** Our database's records of these buyers. */
export async function ourBooks({ db }: Harness, buyers: readonly Buyer[]): Promise<Books> {
  const accounts = buyers.map(({ accountId }) => accountId);
  const ofBuyers = "payment_id in (select id from payments where account_id = any($1))";
  const all = <T>(sql: string) => db.query<T>(sql, [accounts]);
  return {
    payments: await all(
      `select p.*, ${SHOWN_STATUS} as shown from payments p where account_id = any($1) order by created_at`,
    ),
    charges: await all(`select * from charges where ${ofBuyers}`),
    periods: await all("select * from subscription_periods where account_id = any($1)"),
    moves: await all(`select * from harness.moves where ${ofBuyers}`),
    refunds: await all(`select payment_id, status, gateway_charge_id from refunds where ${ofBuyers}`),
    purchases: await all("select event_id from conversions where account_id = any($1) and event_name = 'Purchase'"),
    receipts: await all("select dedupe_key from messages where account_id = any($1) and template = 'receipt'"),
    accounts: new Set((await all<{ id: string }>("select id from accounts where id = any($1)")).map(({ id }) => id)),
  };
}
