/**
 * The gateway's ledger beside our books, after a restore or whenever somebody doubts:
 *   npm run reconcile -- --since 2026-11-15T08:00:00-03:00             only tells
 *   npm run reconcile -- --since … --repair                            mends what can be mended; no money moves
 *   npm run reconcile -- --since … --refund pay_1 --refund pay_2       gives back exactly these
 */
import { parseArgs } from "node:util";
import { reconcileLedger } from "../checkout/reconcile-ledger.ts";
import { openDeps } from "../deps.ts";
import { readEnv } from "../env.ts";
import { openLog } from "../platform/log.ts";
import { describeReconciliation } from "./describe-reconciliation.ts";

const { values } = parseArgs({
  options: {
    since: { type: "string" },
    repair: { type: "boolean", default: false },
    refund: { type: "string", multiple: true, default: [] },
  },
});
const since = new Date(values.since ?? "");
if (Number.isNaN(since.getTime())) throw new Error("Use: npm run reconcile -- --since 2026-11-15T08:00:00-03:00");

const env = readEnv();
const { deps, close } = await openDeps(env, { log: openLog("warn", "reconcile"), role: "api" });
try {
  const wish = { since, mends: values.repair, refunds: new Set(values.refund) };
  console.log(describeReconciliation(await reconcileLedger(deps, wish)));
} finally {
  await close();
}
