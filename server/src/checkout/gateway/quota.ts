import type { ProblemCode } from "@app/contract/problems";
import { ipKey } from "../../platform/http/ip-key.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Deps } from "../deps.ts";
import type { Payment } from "../payments/payment.ts";
import type { Quota } from "./gateway.ts";
import { findQuota, upsertQuota } from "./gateway-store.ts";

type QuotaDeps = Pick<Deps, "db" | "gateway" | "now">;

/** The gateway's documented quota per twelve hours, until a reply names another. */
const USUAL_LIMIT = 25_000;
/** Calls reserved for settling payments and sending refunds when new attempts have used the rest. */
const RESERVED_SHARE = 0.1;
/** An attempt costs about two calls, and a peak hour may use a quarter of the quota. */
const ATTEMPTS_SHARE_PER_HOUR = 1 / 8;
/** A node shares its quota with the others at most this often. */
const SHARE_EVERY_MS = 5_000;

const problems = {
  network: "payment-limit",
  "network-long": "payment-limit-long",
  all: "payments-paused",
} as const satisfies Record<string, ProblemCode>;

/** Admission control: before any write or gateway call, refuses an attempt that the gateway's quota has no room for. */
export async function admitAttempt(
  deps: QuotaDeps & Pick<Deps, "limits" | "log">,
  { clientIp, method }: Pick<Payment, "clientIp" | "method">,
): Promise<void> {
  const quota = await getQuota(deps);
  const limit = quota?.limit ?? USUAL_LIMIT;
  const reserved = Math.ceil(limit * RESERVED_SHARE);
  if (quota && quota.callsLeft < reserved) throw new Problem("payments-paused");
  // Stops an attacker with many networks long before the quota is gone, with time for the alerts in between.
  const attemptsPerHour = Math.floor((limit - reserved) * ATTEMPTS_SHARE_PER_HOUR);
  const over = await deps.limits.attempts(ipKey(clientIp ?? ""), attemptsPerHour).catch((error: unknown) => {
    // Fail closed for cards, open for PIX: without counters card testing goes unnoticed, while a code does no harm.
    if (method === "credit-card") throw error;
    deps.log.warn({ err: error }, "attempt not counted");
  });
  if (over) throw new Problem(problems[over]);
}

/** The latest quota that any node has read; undefined before the first reply, or when its window is over. */
async function getQuota({ db, gateway, now }: QuotaDeps): Promise<Quota | undefined> {
  const own = gateway.quota();
  const shared = await findQuota(db, gateway.name);
  const isNewer = own && (!shared || own.seenAt.getTime() - shared.seenAt.getTime() > SHARE_EVERY_MS);
  if (isNewer) await upsertQuota(db, gateway.name, own);
  const latest = own && (!shared || own.seenAt > shared.seenAt) ? own : shared;
  return latest && latest.resetsAt > now() ? latest : undefined;
}

/** Stores the quota of the gateway's last reply whenever it has changed. */
export function createQuotaRecorder({ db, gateway }: Pick<Deps, "db" | "gateway">): () => Promise<void> {
  let recorded: Quota | null = null;
  return async () => {
    const quota = gateway.quota();
    if (quota === null || quota.callsLeft === recorded?.callsLeft) return;
    await upsertQuota(db, gateway.name, quota);
    recorded = quota;
  };
}
