import { setTimeout as pause } from "node:timers/promises";
import { REQUEST_TIMEOUT_MS } from "@app/contract/catalogue";
import { type LoadResult, load, request, type Template, weighted } from "../../bench/harness/load.ts";
import * as calls from "../../bench/harness/requests.ts";
import type { Buyer } from "../harness/driver.ts";
import { frontOf } from "../harness/front.ts";
import { openCodes } from "./buying.ts";
import { judge } from "./database-load.ts";
import { crashes, recovery } from "./recovery.ts";
import type { Scenario } from "./scenario.ts";

type Reply = { status: number; ms: number; retryAfter: string | null };

/** So many times what the node answers at its best just before. */
const OVERLOAD = 2;
/** One in twenty registers and one attempts pay, up to so many; the rest only look, from addresses all over. */
const EACH = 20;
const MAX_BUYERS = 150;
const SOURCES = 4_000;
const WELL_SECONDS = 30;

const pages: Template[] = ["/", "/lp", "/lp2", "/lp3"].map((path) => ({ text: request("GET", path) }));

/**
 * Each call that was made and not answered properly is a violation. Who found no free line before it was over has not
 * asked yet: that is a figure.
 */
function judgeLoad(what: string, due: number, result: LoadResult) {
  const { statuses, answered, broken, unanswered: notAsked, shedWithRetryAfter, longest } = result;
  const stillWaiting = Math.max(0, Math.floor(due) - answered - broken - notAsked);
  const lost = answered - (statuses["200"] ?? 0) - shedWithRetryAfter + broken + stillWaiting;
  const violations = Array.from({ length: lost }, () => `I10: a ${what} was not answered: ${JSON.stringify(statuses)}`);
  if (longest > REQUEST_TIMEOUT_MS) violations.push(`I10: a ${what} took ${Math.round(longest)} ms`);
  return { violations, notAsked };
}

export const adSpike: Scenario = {
  number: 61,
  fault: "Ad spike",
  injected:
    "from 0 to twice what a node can answer, in ten seconds, through nginx and with the limits of production: tracking, look-ups, polls, registrations and attempts, and as many pages; whether or not the earlier ones were answered",
  invariants:
    "no page fails; I3 I10 I11: calls shed with 429 or 503 and Retry-After, nothing acknowledged is lost, well by itself within 30 s",
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
    const browsing = [
      weighted(calls.track(calls.GENERATED), 4),
      weighted(calls.checkEmail("@EMAIL@"), 7, pools),
      weighted(calls.poll("@PAYMENT@"), 7),
    ];
    const from = { port: Number(new URL(url).port), sources: SOURCES };
    const best = await load({ ...from, requests: browsing, pools, connections: 64, seconds: isLong ? 3 : 1 });
    const top = (OVERLOAD * (best.statuses["200"] ?? 0)) / best.seconds;
    // Half the time at the top rate is all of a rise from nothing.
    const all = Math.round((top * seconds) / 2);
    const shoppers = await driver.buyers(Math.min(MAX_BUYERS, Math.ceil(all / EACH)));
    const buyers: Buyer[] = [...orders.map(({ who }) => who), ...shoppers];
    const plan = { ...from, seconds, rampSeconds: seconds, timeoutMs: 20_000 };
    const since = Date.now();
    const looking = load({ ...plan, requests: browsing, pools, connections: 800, rate: top });
    const reading = load({ ...plan, requests: pages, connections: 256, rate: top });
    const register = async (): Promise<Reply> => {
      const { who, reply } = await driver.register(undefined, node);
      if (who) buyers.push(who);
      return reply;
    };
    const doing: Promise<Reply>[] = [];
    for (const [index, who] of shoppers.entries()) {
      // So many by now that the pace rises evenly: the square of the time.
      const due = since + seconds * 1_000 * Math.sqrt(index / shoppers.length);
      await pause(Math.max(0, due - Date.now()));
      doing.push(register());
      doing.push(driver.attempt(who, { method: index % 2 === 0 ? "pix" : "credit-card", installments: 1, node }));
    }
    const buying = await Promise.all(doing);
    const [looked, read] = await Promise.all([looking, reading]);
    const drained = (Date.now() - since) / 1_000 - seconds;
    const { seconds: back, violations } = await recovery(harness, driver, [node]);
    if (drained + back > WELL_SECONDS) violations.push(`I11: ${Math.round(drained + back)} s until all was as before`);
    const died = crashes(harness) + node.crashes() - before;
    if (died > 0) violations.push(`I11: ${died} processes died`);
    const found = judge(buying, [200, 409]);
    const { answered, "told to come back": turnedAway } = found.counts;
    const [callsJudged, pagesJudged] = [judgeLoad("call", all, looked), judgeLoad("page", all, read)];
    return {
      trials: all - callsJudged.notAsked + buying.length,
      buyers,
      violations: [...violations, ...found.violations, ...callsJudged.violations, ...pagesJudged.violations],
      figures: {
        counts: {
          answered: answered + (looked.statuses["200"] ?? 0),
          "told to come back": turnedAway + looked.shedWithRetryAfter,
          "found no free line": callsJudged.notAsked,
          pages: read.answered,
        },
        samples: {
          "calls a second at the peak": [top],
          "ms of a attempt or registration": buying.map(({ ms }) => ms),
          "ms of another call (median, 99 %, most)": [looked.p50, looked.p99, looked.longest],
          "ms of a page (median, 99 %, most)": [read.p50, read.p99, read.longest],
          "s until well after the peak": [drained + back],
        },
      },
    };
  },
};
