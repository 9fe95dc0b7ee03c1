import { openApp } from "./app.ts";
import { openDeps } from "./deps.ts";
import { readEnv } from "./env.ts";
import { openLog } from "./platform/log.ts";
import { stopOnSignal } from "./platform/process.ts";

const env = readEnv();
const log = openLog(env.LOG_LEVEL, "api");
const { deps, pool, close } = await openDeps(env, { log, role: "api" });
const { app, metrics, drain } = await openApp(deps);
metrics.measurePool(pool);
const figures = env.METRICS_PORT && (await metrics.listen(env.METRICS_PORT, env.HOST));

await app.listen({ host: env.HOST, port: env.PORT });

stopOnSignal(log, async () => {
  drain();
  await app.close();
  if (figures) figures.close();
  await close();
});
