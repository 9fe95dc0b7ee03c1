import { exactly, type Figure, info } from "../../lib/report/figure.ts";
import { eventually } from "../../lib/shopper/buying.ts";
import type { Installation, LogLine } from "./installation.ts";
import type { Visitors } from "./visitors.ts";

const MAX_PRINTED = 5;

/** Compares what the visitors were answered with nginx's log and the database. */
export async function verifyAcknowledged(installation: Installation, visitors: Visitors): Promise<Figure[]> {
  const { acknowledged, failures, counts } = visitors;
  const paid = [...acknowledged.paid];
  const isSettled = () =>
    installation
      .query<{ left: number }>(
        `select (select count(*) from webhook_events where handled_at is null)::int
          + (select count(*) from payments where id = any($1) and status not in ('paid', 'received'))::int as left`,
        [paid],
      )
      .then(([row]) => row?.left === 0);
  await eventually(isSettled, 60_000, 250);
  const lines = await completeLog(installation, visitors);
  const webhooks = lines.filter(({ path }) => path === "/v1/webhooks/asaas");
  const kinds = Object.entries({ ...counts, webhooks: webhooks.length });
  const why = failures
    .slice(0, MAX_PRINTED)
    .map(({ at, what, why: reason }) => `${at.slice(11, 23)} ${what}: ${reason}`);
  return [
    exactly(0, "requests that failed, of any kind", failures.length, why.length > 0 ? { note: why.join("; ") } : {}),
    exactly(0, "5xx in nginx's log", lines.filter(({ status }) => status >= 500).length),
    exactly(0, "webhooks not answered with 200", webhooks.filter(({ status }) => status !== 200).length),
    exactly(
      0,
      "accounts acknowledged and lost",
      acknowledged.accounts.size - (await countOf(installation, "accounts", [...acknowledged.accounts])),
    ),
    exactly(0, "PIX codes acknowledged and lost", await lostCodes(installation, acknowledged.payments)),
    exactly(
      0,
      "codes paid without a plan",
      paid.length - (await countOf(installation, "subscription_periods", paid, "payment_id")),
    ),
    info("requests answered", visitors.answered(), {
      note: kinds.map(([kind, count]) => `${kind} ${count}`).join(", "),
    }),
    info("slowest answer", visitors.slowest().ms / 1_000, { unit: "s", note: visitors.slowest().what }),
  ];
}

/** nginx buffers its log for at most a second. */
async function completeLog(installation: Installation, visitors: Visitors): Promise<LogLine[]> {
  await eventually(() => installation.accessLog().length >= visitors.answered(), 10_000, 200);
  return installation.accessLog();
}

async function countOf(installation: Installation, table: string, ids: string[], column = "id"): Promise<number> {
  const sql = `select count(distinct ${column})::int as count from ${table} where ${column} = any($1)`;
  const [row] = await installation.query<{ count: number }>(sql, [ids]);
  return row?.count ?? 0;
}

async function lostCodes(installation: Installation, codes: ReadonlyMap<string, string>): Promise<number> {
  const rows = await installation.query<{ id: string; gateway_id: string }>(
    "select id, gateway_id from payments where id = any($1)",
    [[...codes.keys()]],
  );
  const stored = new Map(rows.map((row) => [row.id, row.gateway_id]));
  return [...codes].filter(([id, gatewayId]) => stored.get(id) !== gatewayId).length;
}
