import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createManagedProcess } from "../../../lib/processes/managed-process.ts";
import { runBackgroundLoad } from "../../../lib/shopper/background-load.ts";
import { createDriver } from "../../../lib/shopper/driver.ts";
import { crashes, diedSince } from "../../../lib/shopper/recovery.ts";
import { oncePerHarness } from "../../../lib/stack/memoize.ts";
import { openNginx } from "../../harness/front.ts";
import { range, type Scenario, wasInjected } from "../scenario.ts";

/** nginx's fail_timeout for an unreachable node, plus one second. */
const FAIL_TIMEOUT_MS = 6_000;
const API = join(import.meta.dirname, "../../../../server/src/api.ts");

/** Two nodes on Unix sockets behind the real nginx, as in production. */
const rollingNodesOf = oncePerHarness(async (harness) => {
  const directory = mkdtempSync(join(tmpdir(), "faults-sockets-"));
  const sockets = ["1", "2"].map((name) => join(directory, name));
  const nodes = sockets.map((socket, index) =>
    createManagedProcess({
      name: `api-behind-nginx-${index + 1}`,
      command: [process.execPath, API],
      env: { ...harness.env, SOCKET: socket },
      logDir: harness.logDir,
      isReady: (output) => output().includes("Server listening"),
    }),
  );
  harness.atClose(async () => {
    await Promise.all(nodes.map((node) => node.stop()));
    rmSync(directory, { recursive: true, force: true });
  });
  await Promise.all(nodes.map((node) => node.start()));
  const { nginx } = await openNginx(harness, "nginx-deploys", sockets.map((socket) => `unix:${socket}`).join(" "));
  return { nodes, nginx };
});

export const rollingDeploy: Scenario = {
  number: 30,
  fault: "Rolling deploy under load",
  injected:
    "SIGTERM to one process after another, two nodes behind nginx and two workers, each restarted before the next one stops, while buyers register, buy and pay; with the schema changing: the drills in docs/drills.md",
  invariants: "I3; no request fails; exit within 30 s",
  mutation: "a process exits at SIGTERM without draining its requests: 2 of the calls around 2 replacements failed",
  trial: "a process replaced",
  batch: 40,
  short: 2,
  async run(harness, { random, secrets }, trials) {
    const before = crashes(harness);
    const { nodes, nginx } = await rollingNodesOf(harness);
    const outside = { ...harness, apis: [nginx, nginx] as const };
    const load = runBackgroundLoad(outside, createDriver(outside, random, secrets), 4);
    const drains: number[] = [];
    const processes = [nodes[0], harness.workers[0], nodes[1], harness.workers[1]];
    let nodeAvailableAt = 0;
    for (const trial of range(trials)) {
      const managed = processes[trial % processes.length] ?? harness.workers[0];
      const isNode = trial % 2 === 0;
      if (isNode) await pause(Math.max(0, nodeAvailableAt - Date.now()));
      const since = Date.now();
      await managed.end(30_000);
      drains.push((Date.now() - since) / 1_000);
      await managed.start();
      if (isNode) nodeAvailableAt = Date.now() + FAIL_TIMEOUT_MS;
    }
    const { buyers, errors, bought } = await load.stop();
    const violations = errors > 0 ? [`${errors} calls failed`] : [];
    violations.push(...wasInjected(bought, "no purchase was made meanwhile"));
    violations.push(...diedSince(harness, before));
    if (Math.max(...drains) > 30) violations.push(`a process took ${Math.max(...drains)} s to exit`);
    const counts = { "purchases under way": bought, "failed calls": errors };
    return { trials, buyers, violations, figures: { counts, samples: { "s to exit": drains } } };
  },
};
