import { learnedWords } from "@app/engine/assistant/everyday/find-everyday";
import { createApp } from "./app.ts";
import { createDeps } from "./deps.ts";
import { parseEnv } from "./env.ts";
import { listen } from "./platform/http/listen.ts";
import { stopOnSignal } from "./platform/jobs/process.ts";
import { createLogger } from "./platform/observability/log.ts";
import { shedLoad } from "./platform/resilience/load-shedding.ts";

const env = parseEnv();
const log = createLogger(env.LOG_LEVEL, "api");
const { deps, pool, close } = await createDeps(env, { log, role: "api" });
const { app, metrics, drain } = await createApp(deps);
await deps.composer.start();
// A second and a half in which nothing else is done: before the first request, not during somebody's.
learnedWords();
metrics.measurePool(pool);
metrics.measurePrepared(pool);
shedLoad(app, () => pool.waitingCount > pool.totalCount);
const metricsServer = env.METRICS_PORT && (await metrics.listen(env.METRICS_PORT, env.HOST));

const address = env.SOCKET ? { socket: env.SOCKET } : { host: env.HOST, port: env.PORT };
const drainAndClose = await listen(app, address, drain);

stopOnSignal(log, async () => {
  await drainAndClose();
  if (metricsServer) metricsServer.close();
  await close();
});
