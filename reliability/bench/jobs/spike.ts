import { setTimeout as pause } from "node:timers/promises";
import { at } from "../../../scripts/lib/stack-config.ts";
import { capacityOf, mixOf, runAdSpike, unserved } from "../../lib/load/ad-spike.ts";
import { atMost, exactly, range } from "../../lib/report/figure.ts";
import { createDriver } from "../../lib/shopper/driver.ts";
import { secondsToSale } from "../../lib/shopper/recovery.ts";
import { startApi } from "../harness/api-process.ts";
import { loadedDatabase } from "../harness/database.ts";
import { startGateway } from "../harness/gateway.ts";
import { startOurNginx } from "../harness/nginx.ts";
import { emailOf, FIRST, paymentId } from "../harness/people.ts";
import type { Job } from "../job.ts";

const RAMP_SECONDS = 10;
const HOLD_SECONDS = 5;
const MAX_RECOVERY_SECONDS = 30;
/** The peak rate of calls as a multiple of the API's capacity. */
const OVERLOAD = 3;

const people = range(2_000).map((index) => FIRST + index);
const pools = { EMAIL: people.map(emailOf), PAYMENT: people.map(paymentId) };
const mix = mixOf(pools, { track: 14, email: 3, poll: 2, register: 1 });

export const spike: Job = {
  number: 9,
  title: "Traffic spike after an ad, from zero to the machine's peak in ten seconds",
  isLong: true,
  engine: "what nginx and the API can do alone, measured just before",
  async run(settings) {
    const gateway = await startGateway();
    const env = { IP_LIMIT_FACTOR: "1", ASAAS_URL: gateway.url };
    const api = await startApi(await loadedDatabase(settings.people), env);
    const { port, stop } = await startOurNginx(settings.site, `127.0.0.1:${api.port}`);
    try {
      const node = { url: at(port), isServing: () => true };
      const driver = createDriver({ apis: [node] }, Date.now() % 1e6);
      const target = { port, mix, pools };
      const capacity = await capacityOf(target, settings.isShort ? 1 : 3);
      const rates = { pages: capacity.pages, calls: capacity.calls * OVERLOAD };
      const length = { rampSeconds: RAMP_SECONDS, seconds: RAMP_SECONDS + HOLD_SECONDS };
      const both = runAdSpike(target, rates, length);
      both.catch(() => undefined);
      await pause(length.seconds * 1_000);
      const back = (await secondsToSale(driver, [node])) ?? Number.POSITIVE_INFINITY;
      const { pages, calls: called } = await both;
      const failedPages = pages.answered - (pages.statuses["200"] ?? 0) + pages.broken;
      const served = called.statuses["200"] ?? 0;
      return {
        measured: [
          exactly(0, "pages that failed", failedPages, {
            note: `${pages.answered} served, up to ${Math.round(rates.pages)}/s; p99 ${Math.round(pages.p99)} ms`,
          }),
          exactly(0, "calls neither served nor shed with 429 or 503 and Retry-After", unserved(called), {
            note: `up to ${Math.round(rates.calls)}/s: ${served} served, ${called.shedWithRetryAfter} shed, ${called.broken} broken; ${JSON.stringify(called.statuses)}; p99 ${Math.round(called.p99)} ms`,
          }),
          atMost(MAX_RECOVERY_SECONDS, "seconds until a new buyer can buy again, without intervention", back, {
            kind: "time",
            unit: "s",
          }),
        ],
      };
    } finally {
      await stop();
      await api.stop();
      await gateway.stop();
    }
  },
};
