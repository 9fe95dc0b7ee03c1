import type { ProblemCode } from "@app/contract/problems";
import { ipKey } from "../../platform/http/ip-key.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Deps } from "../deps.ts";
import { getQuota } from "../gateway/gateway-quota.ts";
import { attemptsPerHour, reserveOf, USUAL_LIMIT } from "../gateway/quota-reserve.ts";
import type { Payment } from "./payment.ts";

const problems = {
  network: "payment-limit",
  "network-long": "payment-limit-long",
  all: "payments-paused",
} as const satisfies Record<string, ProblemCode>;

/** Admission control: before any write or gateway call, refuses an attempt that the gateway's quota has no room for. */
export async function admitAttempt(
  deps: Pick<Deps, "db" | "gateway" | "limits" | "now" | "log">,
  { clientIp, method }: Pick<Payment, "clientIp" | "method">,
): Promise<void> {
  const quota = await getQuota(deps);
  const limit = quota?.limit ?? USUAL_LIMIT;
  if (quota && quota.callsLeft < reserveOf(limit)) throw new Problem("payments-paused");
  const network = ipKey(clientIp ?? "");
  const over = await deps.limits.attempts(network, attemptsPerHour(limit)).catch((error: unknown) => {
    // Fail closed for cards, open for PIX: without counters card testing goes unnoticed, while a code does no harm.
    if (method === "credit-card") throw error;
    deps.log.warn({ err: error }, "attempt not counted");
  });
  if (over) throw new Problem(problems[over]);
}
