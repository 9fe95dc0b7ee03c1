import { openFrameWith } from "../frame.ts";
import { chargebackRoutes } from "./chargebacks.ts";
import { openClock } from "./clock.ts";
import { controlRoutes } from "./control.ts";
import { customerRoutes } from "./customers.ts";
import { outage, refusal } from "./errors.ts";
import { openTrouble } from "./faults.ts";
import { keepGate } from "./gatekeeper.ts";
import { installmentRoutes } from "./installments.ts";
import { openLedger } from "./ledger.ts";
import { type LedgerView, viewLedger } from "./ledger-view.ts";
import { QUOTA } from "./mishaps.ts";
import { type PayOrder, type PayResult, payPix } from "./payer.ts";
import { paymentRoutes } from "./payments.ts";
import { openPostOffice } from "./post-office.ts";
import { openQuota } from "./quota.ts";
import { refundRoutes } from "./refunds.ts";
import { nextSettlement, settle } from "./settlement.ts";
import { staticCodeRoutes } from "./static-codes.ts";
import { tokenRoutes } from "./tokens.ts";
import { startingWebhook, type WebhookOption, webhookRoutes } from "./webhooks.ts";
import type { World } from "./world.ts";

export type AsaasOptions = {
  /** Where time comes from; it can be pushed ahead of it with `advanceClock`. */
  now?: () => Date;
  webhook?: WebhookOption;
  /** The only key that is let in. Without it, any sandbox key. */
  apiKey?: string;
  quota?: number;
  /** Shrinks the waits between deliveries: 0.01 makes 30 seconds 0.3. */
  retryScale?: number;
  lettersInCnpj?: boolean;
};

const SETTLE_EVERY_MS = 30_000;
// For tests that count calls over thousands of purchases.
const KEPT_CALLS = 50_000;

/** Asaas API v3 as far as a checkout needs it, with its own books, clock and post office. */
export function createAsaasSimulator(options: AsaasOptions = {}) {
  const clock = openClock(options.now ?? (() => new Date()));
  const ledger = openLedger();
  const quota = openQuota(clock, options.quota ?? QUOTA);
  const office = openPostOffice({ clock, ledger, retryScale: options.retryScale ?? 1 }, () => trouble);
  const trouble = openTrouble(office.deliverAll);
  const world: World = { clock, ledger, trouble, tell: office.tell, lettersInCnpj: options.lettersInCnpj ?? true };

  const begin = () => {
    if (options.webhook) office.subscribe(startingWebhook(options.webhook));
  };
  const frame = openFrameWith(
    {
      outage,
      refusal,
      now: clock.now,
      keptCalls: KEPT_CALLS,
      ledger: () => viewLedger(ledger),
      reset() {
        office.close();
        for (const part of [clock, quota]) part.reset();
        ledger.empty();
        begin();
      },
    },
    trouble.desk,
  );

  const pay = (order: PayOrder): PayResult => payPix(world, order);
  const leaveCalls = (calls: number): void => quota.leave(calls);

  /** Lets time pass from one thing that is due to the next, so that nothing happens late or in another order. */
  async function advance(seconds: number): Promise<Date> {
    const target = clock.now().getTime() + seconds * 1_000;
    for (;;) {
      settle(world);
      await office.deliverAll();
      const due = [office.nextDue(), nextSettlement(world)].filter((moment) => moment !== undefined);
      const next = Math.min(target, ...due);
      if (clock.now().getTime() >= target) return clock.now();
      clock.moveTo(next);
    }
  }
  // One hand on the clock at a time.
  let lastAdvance: Promise<unknown> = Promise.resolve();
  const advanceClock = (seconds: number): Promise<Date> => {
    const advanced = lastAdvance.then(() => advance(seconds));
    lastAdvance = advanced.catch(() => undefined);
    return advanced;
  };

  const { app } = frame;
  keepGate(app, { apiKey: options.apiKey, quota });
  for (const routes of [customerRoutes, tokenRoutes, paymentRoutes, staticCodeRoutes]) routes(app, world);
  for (const routes of [installmentRoutes, refundRoutes, chargebackRoutes]) routes(app, world);
  webhookRoutes(app, office);
  controlRoutes(app, world, { office, pay, advance: advanceClock, leaveCalls });
  begin();
  const settling = setInterval(() => settle(world), SETTLE_EVERY_MS).unref();

  return {
    ...frame,
    pay,
    advanceClock,
    leaveCalls,
    ledger: (): LedgerView => viewLedger(ledger),
    attempts: office.attempts,
    /** Waits until everything that may be delivered now has been tried. */
    delivered: office.deliverAll,
    async stop(): Promise<void> {
      clearInterval(settling);
      office.close();
      await frame.stop();
    },
  };
}
