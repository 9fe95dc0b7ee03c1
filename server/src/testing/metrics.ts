import { sql } from "kysely";
import { Registry } from "prom-client";
import { createApp } from "../app.ts";
import type { Deps } from "../deps.ts";
import { measureBusiness } from "../operator/business-metrics.ts";
import type { App } from "../platform/http/app.ts";
import { test as base } from "./http.ts";

/** Each test measures its own fault: data of earlier tests is removed. */
export const test = base.extend("quiet", { auto: true }, async ({ engine, simulators }) => {
  simulators.messages.reset();
  simulators.meta.reset();
  simulators.asaas.reset();
  await sql`truncate accounts, leads, messages, conversions, webhook_events, gateway_quota, gateway_walks, throttles cascade`.execute(
    engine.db,
  );
});

/** As Prometheus scrapes them, without the process's own metrics, which depend on the machine. */
export const metricsIn = async (registry: Registry): Promise<string> =>
  (await registry.metrics()).replace(/^(nodejs|process)_.*\n/gm, "");

/** The worker's own metrics. */
export async function workerMetrics(deps: Deps): Promise<{ after: string }> {
  const registry = new Registry();
  measureBusiness(registry, deps);
  return { after: await metricsIn(registry) };
}

/** The API's own metrics around a fault. */
export async function apiMetrics(
  deps: Deps,
  fault: (app: App) => Promise<unknown>,
): Promise<{ before: string; after: string }> {
  const { app, metrics } = await createApp(deps);
  const before = await metricsIn(metrics.registry);
  await fault(app);
  const after = await metricsIn(metrics.registry);
  await app.close();
  return { before, after };
}

export const times = (count: number, act: (index: number) => Promise<unknown>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)));
