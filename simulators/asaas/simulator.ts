import { createSimulatorAppWith } from "../simulator-app.ts";
import { customerRoutes } from "./api/customers.ts";
import { outage, refusal } from "./api/errors.ts";
import { installmentRoutes } from "./api/installments.ts";
import { paymentRoutes } from "./api/payments.ts";
import { createQuota } from "./api/quota.ts";
import { refundRoutes } from "./api/refunds.ts";
import { requireApiKey } from "./api/require-api-key.ts";
import { staticCodeRoutes } from "./api/static-codes.ts";
import { tokenRoutes } from "./api/tokens.ts";
import { controlRoutes } from "./control/control.ts";
import { QUOTA } from "./control/fault-effects.ts";
import { createFaultPlan } from "./control/faults.ts";
import { type LedgerView, viewLedger } from "./control/ledger-view.ts";
import { type PayOrder, type PayResult, payPix } from "./control/payer.ts";
import { chargebackRoutes } from "./ledger/chargebacks.ts";
import { createClock } from "./ledger/clock.ts";
import { createLedger } from "./ledger/ledger.ts";
import { nextSettlement, settle } from "./ledger/settlement.ts";
import type { SimulatorState } from "./ledger/simulator-state.ts";
import { createWebhookDispatcher } from "./webhooks/webhook-dispatcher.ts";
import { startingWebhook, type WebhookOption, webhookRoutes } from "./webhooks/webhooks.ts";

export type AsaasOptions = {
  /** The time source; `advanceClock` adds to it. */
  now?: () => Date;
  webhook?: WebhookOption;
  /** The only accepted key. Without it, any sandbox key. */
  apiKey?: string;
  quota?: number;
  /** Shortens the back-off between deliveries: 0.01 makes 30 seconds 0.3. */
  retryScale?: number;
  alphanumericCnpj?: boolean;
};

const SETTLE_EVERY_MS = 30_000;
// For tests that count calls over thousands of purchases.
const MAX_CALLS = 50_000;

/** The part of Asaas API v3 that a checkout needs, with its own ledger, clock and webhook dispatcher. */
export function createAsaasSimulator(options: AsaasOptions = {}) {
  const clock = createClock(options.now ?? (() => new Date()));
  const ledger = createLedger();
  const quota = createQuota(clock, options.quota ?? QUOTA);
  const dispatcher = createWebhookDispatcher({ clock, ledger, retryScale: options.retryScale ?? 1 }, () => faultPlan);
  const faultPlan = createFaultPlan(dispatcher.deliverAll);
  const state: SimulatorState = {
    clock,
    ledger,
    faultPlan,
    emit: dispatcher.emit,
    alphanumericCnpj: options.alphanumericCnpj ?? true,
  };

  const begin = () => {
    if (options.webhook) dispatcher.subscribe(startingWebhook(options.webhook));
  };
  const simulatorApp = createSimulatorAppWith(
    {
      outage,
      refusal,
      now: clock.now,
      storedCalls: MAX_CALLS,
      ledger: () => viewLedger(ledger),
      reset() {
        dispatcher.close();
        for (const part of [clock, quota]) part.reset();
        ledger.empty();
        begin();
      },
    },
    faultPlan.controller,
  );

  const pay = (order: PayOrder): PayResult => payPix(state, order);
  const leaveCalls = (calls: number): void => quota.leave(calls);

  /** Advances from one due event to the next, so that all happen on time and in order. */
  async function advance(seconds: number): Promise<Date> {
    const target = clock.now().getTime() + seconds * 1_000;
    for (;;) {
      settle(state);
      await dispatcher.deliverAll();
      const due = [dispatcher.nextDue(), nextSettlement(state)].filter((moment) => moment !== undefined);
      const next = Math.min(target, ...due);
      if (clock.now().getTime() >= target) return clock.now();
      clock.moveTo(next);
    }
  }
  // Serialises concurrent advances.
  let lastAdvance: Promise<unknown> = Promise.resolve();
  const advanceClock = (seconds: number): Promise<Date> => {
    const advanced = lastAdvance.then(() => advance(seconds));
    lastAdvance = advanced.catch(() => undefined);
    return advanced;
  };

  const { app } = simulatorApp;
  requireApiKey(app, { apiKey: options.apiKey, quota });
  for (const routes of [customerRoutes, tokenRoutes, paymentRoutes, staticCodeRoutes]) routes(app, state);
  for (const routes of [installmentRoutes, refundRoutes, chargebackRoutes]) routes(app, state);
  webhookRoutes(app, dispatcher);
  controlRoutes(app, state, { dispatcher, pay, advance: advanceClock, leaveCalls });
  begin();
  const settling = setInterval(() => settle(state), SETTLE_EVERY_MS).unref();

  return {
    ...simulatorApp,
    pay,
    advanceClock,
    leaveCalls,
    ledger: (): LedgerView => viewLedger(ledger),
    attempts: dispatcher.attempts,
    /** Waits until every due delivery has been tried. */
    delivered: dispatcher.deliverAll,
    async stop(): Promise<void> {
      clearInterval(settling);
      dispatcher.close();
      await simulatorApp.stop();
    },
  };
}
