import { setTimeout as pause } from "node:timers/promises";
import { brand } from "@app/contract/brand";
import { exactly, info, spread } from "../../lib/report/figure.ts";
import type { Drill } from "../drill.ts";
import { type Installation, startInstallation } from "./installation.ts";
import { verifyAcknowledged } from "./verify-acknowledged.ts";
import { startVisitors } from "./visitors.ts";

const ROUNDS = 3;
const STEADY_MS = 4_000;

export const rolling: Drill = {
  name: "rolling",
  what: "Every API node and the worker restarted one after another by `deploy/release.sh --restart`, three times, while forty visitors on keep-alive connections read, register, request PIX codes, poll and pay: through nginx with TLS, two API nodes and PgBouncer, as `deploy/install.sh` set them up.",
  async run() {
    const installation = await startInstallation();
    try {
      const visitors = startVisitors(installation);
      await pause(STEADY_MS);
      const seconds: number[] = [];
      let restarts = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        const since = Date.now();
        const output = await installation.operate("release.sh", ["--restart"]);
        seconds.push((Date.now() - since) / 1_000);
        restarts += (output.match(/is ready on|runs one/g) ?? []).length;
        await pause(STEADY_MS);
      }
      await visitors.stop();
      const figures = await verifyAcknowledged(installation, visitors);
      return [
        exactly(ROUNDS * 3, "processes restarted", restarts),
        ...figures,
        info("one rolling restart", spread(seconds), { unit: "s" }),
        info("for comparison, requests that fail when a node is killed outright", await killed(installation)),
      ];
    } finally {
      await installation.close();
    }
  },
};

/** For comparison: requests that fail when a node is killed instead of drained. */
async function killed(installation: Installation): Promise<number> {
  const visitors = startVisitors(installation);
  for (let kill = 0; kill < 3; kill += 1) {
    await pause(STEADY_MS);
    process.kill(Number(installation.read(`run/${brand.slug}/units/api@1.pid`)), "SIGKILL");
    await installation.operate("services.sh", ["start"]);
  }
  await visitors.stop();
  return visitors.failures.length;
}
