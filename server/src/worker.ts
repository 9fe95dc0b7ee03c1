import { blogSweeps } from "./blog/jobs.ts";
import { measureBusiness } from "./business-figures.ts";
import { checkoutJobs, checkoutSweeps } from "./checkout/jobs.ts";
import { openDeps } from "./deps.ts";
import { readEnv } from "./env.ts";
import { leadsSweeps } from "./leads/jobs.ts";
import { messagesJobs, messagesSweeps } from "./messages/jobs.ts";
import { clearThrottles } from "./platform/limits.ts";
import { openLog } from "./platform/log.ts";
import { openMetrics } from "./platform/metrics.ts";
import { stopOnSignal } from "./platform/process.ts";
import { startSweeps } from "./platform/sweep.ts";
import { privacyJobs, privacySweeps } from "./privacy/jobs.ts";
import { trackingJobs, trackingSweeps } from "./tracking/jobs.ts";

const env = readEnv();
const log = openLog(env.LOG_LEVEL, "worker");
const { deps, pool, close } = await openDeps(env, { log, role: "worker" });
const metrics = openMetrics();
measureBusiness(metrics.registry, deps);
metrics.measureCopies(deps.db);
metrics.measurePool(pool);
const figures = env.METRICS_PORT && (await metrics.listen(env.METRICS_PORT, env.HOST));

await deps.jobs.work([...trackingJobs(deps), ...messagesJobs(deps), ...checkoutJobs(deps), ...privacyJobs(deps)]);
const rounds = [
  ...trackingSweeps(deps),
  ...messagesSweeps(deps),
  ...leadsSweeps(deps),
  ...blogSweeps(deps),
  ...checkoutSweeps(deps),
  ...privacySweeps(deps),
  { name: "clear-throttles", everyMs: 5 * 60_000, run: () => clearThrottles(deps) },
];
const sweeps = startSweeps(rounds, log, metrics.measureSweeps(rounds));
log.info("working");

stopOnSignal(log, async () => {
  await sweeps.stop();
  if (figures) figures.close();
  await close();
});
