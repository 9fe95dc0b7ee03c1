import { assistantSweeps } from "./assistant/jobs.ts";
import { blogSweeps } from "./blog/jobs.ts";
import { bookingsSweeps } from "./bookings/jobs.ts";
import { checkoutJobs, checkoutSweeps } from "./checkout/jobs.ts";
import { createDeps } from "./deps.ts";
import { diarySweeps } from "./diary/jobs.ts";
import { parseEnv } from "./env.ts";
import { guaranteeSweeps } from "./guarantee/jobs.ts";
import { leadsSweeps } from "./leads/jobs.ts";
import { messagesJobs, messagesSweeps } from "./messages/jobs.ts";
import { onCallSweeps } from "./on-call/jobs.ts";
import { measureBusiness } from "./operator/business-metrics.ts";
import { plansSweeps } from "./plans/jobs.ts";
import { stopOnSignal } from "./platform/jobs/process.ts";
import { startSweeps } from "./platform/jobs/sweep.ts";
import { createLogger } from "./platform/observability/log.ts";
import { createMetrics } from "./platform/observability/metrics.ts";
import { clearExpiredCounters } from "./platform/resilience/rate-limits.ts";
import { MINUTE_MS } from "./platform/time.ts";
import { privacyJobs, privacySweeps } from "./privacy/jobs.ts";
import { promisesSweeps } from "./promises/jobs.ts";
import { reviewsSweeps } from "./reviews/jobs.ts";
import { staffSweeps } from "./staff/jobs.ts";
import { trackingJobs, trackingSweeps } from "./tracking/jobs.ts";

const env = parseEnv();
const log = createLogger(env.LOG_LEVEL, "worker");
const { deps, pool, close } = await createDeps(env, { log, role: "worker" });
const metrics = createMetrics();
measureBusiness(metrics.registry, deps);
metrics.measureCopies(deps.db);
metrics.measurePool(pool);
metrics.measurePrepared(pool);
const metricsServer = env.METRICS_PORT && (await metrics.listen(env.METRICS_PORT, env.HOST));

await deps.jobs.work([...trackingJobs(deps), ...messagesJobs(deps), ...checkoutJobs(deps), ...privacyJobs(deps)]);
const allSweeps = [
  ...trackingSweeps(deps),
  ...messagesSweeps(deps),
  ...onCallSweeps(deps),
  ...promisesSweeps(deps),
  ...leadsSweeps(deps),
  ...blogSweeps(deps),
  ...checkoutSweeps(deps),
  ...bookingsSweeps(deps),
  ...plansSweeps(deps),
  ...diarySweeps(deps),
  ...reviewsSweeps(deps),
  ...guaranteeSweeps(deps),
  ...assistantSweeps(deps),
  ...staffSweeps(deps),
  ...privacySweeps(deps),
  { name: "clear-expired-counters", everyMs: 5 * MINUTE_MS, run: () => clearExpiredCounters(deps) },
];
const sweeps = startSweeps(allSweeps, log, metrics.measureSweeps(allSweeps));
log.info("worker ready");

stopOnSignal(log, async () => {
  await sweeps.stop();
  if (metricsServer) metricsServer.close();
  await close();
});
