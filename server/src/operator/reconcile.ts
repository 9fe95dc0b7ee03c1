/**
 * Reconciles the gateway's ledger with our payments, after a restore or on an operator's doubt:
 *   npm run reconcile -- --since 2026-11-15T08:00:00-03:00             only reports
 *   npm run reconcile -- --since … --repair                            repairs our rows; no money moves
 *   npm run reconcile -- --since … --refund pay_1 --refund pay_2       refunds exactly these
 */
import { parseArgs } from "node:util";
import { reconcileLedger } from "../checkout/reconciliation/reconcile-ledger.ts";
import { createDeps } from "../deps.ts";
import { parseEnv } from "../env.ts";
import { createLogger } from "../platform/observability/log.ts";
import { formatReconciliation } from "./format-reconciliation.ts";

const { values } = parseArgs({
  options: {
    since: { type: "string" },
    repair: { type: "boolean", default: false },
    refund: { type: "string", multiple: true, default: [] },
  },
});
const since = new Date(values.since ?? "");
if (Number.isNaN(since.getTime())) throw new Error("Use: npm run reconcile -- --since 2026-11-15T08:00:00-03:00");

const env = parseEnv();
const { deps, close } = await createDeps(env, { log: createLogger("warn", "reconcile"), role: "api" });
try {
  const options = { since, repair: values.repair, refunds: new Set(values.refund) };
  console.log(formatReconciliation(await reconcileLedger(deps, options)));
} finally {
  await close();
}
