import { openApp } from "./app.ts";
import { openDeps } from "./deps.ts";
import { readEnv } from "./env.ts";
import { turnAwayCrowds } from "./platform/crowd.ts";
import { openDoor } from "./platform/door.ts";
import { openLog } from "./platform/log.ts";
import { stopOnSignal } from "./platform/process.ts";

const env = readEnv();
const log = openLog(env.LOG_LEVEL, "api");
const { deps, pool, close } = await openDeps(env, { log, role: "api" });
const { app, metrics, drain } = await openApp(deps);
metrics.measurePool(pool);
turnAwayCrowds(app, () => pool.waitingCount > pool.totalCount);
const figures = env.METRICS_PORT && (await metrics.listen(env.METRICS_PORT, env.HOST));

const place = env.SOCKET ? { socket: env.SOCKET } : { host: env.HOST, port: env.PORT };
const closeDoor = await openDoor(app, place, drain);

stopOnSignal(log, async () => {
  await closeDoor();
  if (figures) figures.close();
  await close();
});
