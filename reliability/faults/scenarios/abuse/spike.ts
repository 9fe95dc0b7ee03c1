import { setTimeout as pause } from "node:timers/promises";
import { REQUEST_TIMEOUT_MS } from "@app/contract/catalogue";
import { capacityOf, mixOf, runAdSpike, unserved } from "../../../lib/load/ad-spike.ts";
import type { LoadResult } from "../../../lib/load/load.ts";
import { openCodes } from "../../../lib/shopper/buying.ts";
import type { Buyer } from "../../../lib/shopper/driver.ts";
import { crashes, recovery } from "../../../lib/shopper/recovery.ts";
import { frontOf } from "../../harness/front.ts";
import { judge } from "../database/database-load.ts";
import type { Scenario } from "../scenario.ts";

type Reply = { status: number; ms: number; retryAfter: string | null };

/** The peak rate as a multiple of the node's measured capacity. */
const OVERLOAD = 2;
/**
 * One request in twenty is a registration and one a payment attempt, as long as a node bears them: each takes the work of
 * many reads, and the capacity is measured with reads.
 */
const REQUESTS_PER_BUYER = 20;
const MAX_BUYERS_PER_SECOND = 15;
const MAX_RECOVERY_SECONDS = 30;

/**
 * Each request that was sent and neither served nor shed is a violation. A request that found no free connection
 * before the end was never sent: it only counts as a figure.
 */
function judgeLoad(what: string, due: number, result: LoadResult) {
  const { statuses, answered, broken, unanswered: unsent, longest } = result;
  const stillWaiting = Math.max(0, Math.floor(due) - answered - broken - unsent);
  const lost = unserved(result) + stillWaiting;
  const violations = Array.from({ length: lost }, () => `I10: a ${what} was not answered: ${JSON.stringify(statuses)}`);
  if (longest > REQUEST_TIMEOUT_MS) violations.push(`I10: a ${what} took ${Math.round(longest)} ms`);
  return { violations, unsent };
}

export const adSpike: Scenario = {
  number: 61,
  fault: "Traffic spike after an ad",
  injected:
    "from 0 to twice a node's capacity in ten seconds, open loop, through nginx and with production rate limits: tracking, look-ups, polls, registrations and payment attempts, and as many pages",
  invariants:
    "no page fails; I3 I10 I11: load shedding with 429 or 503 and Retry-After, nothing acknowledged is lost, recovered without intervention within 30 s",
  trial: "a call",
  batch: 6_000,
  short: 1_200,
  async run(harness, driver, trials) {
    const before = crashes(harness);
    const { node, url } = await frontOf(harness);
    const isLong = trials >= 2_000;
    const seconds = isLong ? 10 : 2;
    const orders = await openCodes(driver, 8);
    const pools = {
      PAYMENT: orders.map(({ paymentId }) => paymentId),
      EMAIL: orders.map(({ who }) => who.email),
    };
    const target = {
      port: Number(new URL(url).port),
      pools,
      mix: mixOf(pools, { track: 4, email: 7, poll: 7 }),
    };
    const peakRate = OVERLOAD * (await capacityOf(target, isLong ? 3 : 1)).calls;
    // A linear ramp from zero sends half of what the peak rate would.
    const all = Math.round((peakRate * seconds) / 2);
    const shoppers = await driver.buyers(
      Math.min(MAX_BUYERS_PER_SECOND * seconds, Math.ceil(all / REQUESTS_PER_BUYER)),
    );
    const buyers: Buyer[] = [...orders.map(({ who }) => who), ...shoppers];
    const since = Date.now();
    const peak = runAdSpike(target, { pages: peakRate, calls: peakRate }, { rampSeconds: seconds, seconds });
    const register = async (): Promise<Reply> => {
      const { who, reply } = await driver.register(undefined, node);
      if (who) buyers.push(who);
      return reply;
    };
    const buyerRequests: Promise<Reply>[] = [];
    for (const [index, who] of shoppers.entries()) {
      // A linear ramp: the number of buyers grows with the square of the time.
      const due = since + seconds * 1_000 * Math.sqrt(index / shoppers.length);
      await pause(Math.max(0, due - Date.now()));
      buyerRequests.push(register());
      buyerRequests.push(
        driver.attempt(who, { method: index % 2 === 0 ? "pix" : "credit-card", installments: 1, node }),
      );
    }
    const buying = await Promise.all(buyerRequests);
    const { calls: browsed, pages: read } = await peak;
    const drained = (Date.now() - since) / 1_000 - seconds;
    const { seconds: back, violations } = await recovery(harness, driver, [node]);
    if (drained + back > MAX_RECOVERY_SECONDS) violations.push(`I11: ${Math.round(drained + back)} s until recovered`);
    const died = crashes(harness) + node.crashes() - before;
    if (died > 0) violations.push(`I11: ${died} processes died`);
    const found = judge(buying, [200, 409]);
    const { answered, "shed with Retry-After": shed } = found.counts;
    const [callsJudged, pagesJudged] = [judgeLoad("call", all, browsed), judgeLoad("page", all, read)];
    return {
      trials: all - callsJudged.unsent + buying.length,
      buyers,
      violations: [...violations, ...found.violations, ...callsJudged.violations, ...pagesJudged.violations],
      figures: {
        counts: {
          answered: answered + (browsed.statuses["200"] ?? 0),
          "shed with Retry-After": shed + browsed.shedWithRetryAfter,
          "found no free connection": callsJudged.unsent,
          pages: read.answered,
        },
        samples: {
          "calls a second at the peak": [peakRate],
          "ms of an attempt or registration": buying.map(({ ms }) => ms),
          "ms of another call (median, 99 %, max)": [browsed.p50, browsed.p99, browsed.longest],
          "ms of a page (median, 99 %, max)": [read.p50, read.p99, read.longest],
          "s to recover after the peak": [drained + back],
        },
      },
    };
  },
};
