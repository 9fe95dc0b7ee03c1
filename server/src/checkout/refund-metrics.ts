import type { Deps } from "../deps.ts";
import { ageInSeconds } from "../platform/age.ts";
import { listOpenRefunds } from "./metrics-store.ts";
import type { RefundStatus } from "./refund-store.ts";

const OPEN: readonly RefundStatus[] = ["pending", "submitted", "awaiting-approval", "insufficient-balance", "rejected"];

/** Unfinished refunds by status. */
export async function refundMetrics({ db, now }: Pick<Deps, "db" | "now">) {
  const open = await listOpenRefunds(db);
  return OPEN.map((status) => {
    const { count = 0, amountCents = 0, oldest } = open.find((group) => group.status === status) ?? {};
    return { status, count, amountCents, oldestSeconds: ageInSeconds(oldest, now()) };
  });
}
