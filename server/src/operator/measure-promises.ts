import { creditedDays } from "../checkout/credits/credit-metrics.ts";
import { brokenPromises, openPromises, pausedPromises, publicFiguresAge } from "../promises/promise-metrics.ts";
import type { Deps } from "./deps.ts";

export type Sample = [labels: Record<string, string>, value: number];
/** A metric that is read at each scrape. */
type Measure = (name: string, help: string, labelNames: string[], read: () => Promise<Sample[]>) => unknown;

/** What the ledger promised members: what runs, stands still, is late, and what lateness gave. */
export function measurePromises(
  { gauge, counter }: { gauge: Measure; counter: Measure },
  deps: Deps,
  weekAgo: () => Date,
): void {
  const promises = (name: string, help: string, key: "running" | "dueSoon" | "overdue") =>
    gauge(name, help, ["kind"], async () => (await openPromises(deps)).map((open) => [{ kind: open.kind }, open[key]]));
  promises("promises_running", "Running promises to members, by kind", "running");
  promises("promises_due_soon", "Running promises of some hours that are due within 4 hours, by kind", "dueSoon");
  promises("promises_overdue", "Broken promises that are still not fulfilled, by kind", "overdue");
  gauge("promises_broken_last_week", "Promises to members broken in the last 7 days, by kind", ["kind"], async () =>
    (await brokenPromises(deps, weekAgo())).map(({ kind, count }) => [{ kind }, count]),
  );
  gauge(
    "promises_paused",
    "Running promises to members whose clock stands still, by who stopped it",
    ["by"],
    async () => Object.entries(await pausedPromises(deps)).map(([by, count]) => [{ by }, count]),
  );
  counter("subscription_credit_days_total", "Days that broken promises added to members' plans", [], async () => [
    [{}, await creditedDays(deps)],
  ]);
  gauge("promise_snapshot_age_seconds", "Age of the public page's figures; 0 before the first night", [], async () => [
    [{}, (await publicFiguresAge(deps)) ?? 0],
  ]);
}
