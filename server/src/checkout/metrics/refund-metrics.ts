import { ageInSeconds } from "../../platform/observability/age.ts";
import type { Deps } from "../deps.ts";
import type { RefundStatus } from "../refunds/refund.ts";
import { listOpenRefunds } from "./metrics-store.ts";

const OPEN: readonly RefundStatus[] = ["pending", "submitted", "awaiting-approval", "insufficient-balance", "rejected"];

/** Unfinished refunds by status. */
export async function refundMetrics({ db, now }: Pick<Deps, "db" | "now">) {
  const open = await listOpenRefunds(db);
  return OPEN.map((status) => {
    const { count = 0, amountCents = 0, oldest } = open.find((group) => group.status === status) ?? {};
    return { status, count, amountCents, oldestSeconds: ageInSeconds(oldest, now()) };
  });
}
