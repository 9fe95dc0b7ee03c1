import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createDriver } from "../harness/driver.ts";
import { openNginx } from "../harness/front.ts";
import { createManagedProcess } from "../harness/managed-process.ts";
import { oncePerHarness } from "../harness/memoize.ts";
import { runBackgroundLoad } from "./background-load.ts";
import { crashes } from "./recovery.ts";
import { range, type Scenario, wasInjected } from "./scenario.ts";

/** As long as nginx turns away from a node that was not there (fail_timeout), and one second more. */
const BELIEVED_MS = 6_000;
const API = join(import.meta.dirname, "../../server/src/api.ts");

/** Two nodes on socket files with the real nginx before them, as on a machine of ours. */
const rollingNodesOf = oncePerHarness(async (harness) => {
  const directory = mkdtempSync(join(tmpdir(), "faults-sockets-"));
  const sockets = ["1", "2"].map((name) => join(directory, name));
  const nodes = sockets.map((socket, index) =>
    createManagedProcess({
      name: `api-behind-nginx-${index + 1}`,
      command: [process.execPath, API],
      env: { ...harness.env, SOCKET: socket },
      url: "",
      logDir: harness.logDir,
      readyWord: "Server listening",
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
  fault: "Deploy under load",
  injected:
    "SIGTERM to one process after another, two nodes behind nginx and two workers, each back before the next goes, while people register, buy and pay; with the schema changing: the drills in docs/drills.md",
  invariants: "I3; no call fails; gone within 30 s",
  mutation:
    "a process told to leave leaves at once, whatever it has begun: 2 of the calls around 2 replacements failed",
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
    let believedAt = 0;
    for (const trial of range(trials)) {
      const managed = processes[trial % processes.length] ?? harness.workers[0];
      const isNode = trial % 2 === 0;
      if (isNode) await pause(Math.max(0, believedAt - Date.now()));
      const since = Date.now();
      await managed.end(30_000);
      drains.push((Date.now() - since) / 1_000);
      await managed.start();
      if (isNode) believedAt = Date.now() + BELIEVED_MS;
    }
    const { buyers, errors, bought } = await load.stop();
    const violations = errors > 0 ? [`${errors} calls failed`] : [];
    violations.push(...wasInjected(bought, "nobody was buying meanwhile"));
    if (crashes(harness) > before) violations.push(`${crashes(harness) - before} processes died`);
    if (Math.max(...drains) > 30) violations.push(`a process took ${Math.max(...drains)} s to go`);
    const counts = { "purchases under way": bought, "failed calls": errors };
    return { trials, buyers, violations, figures: { counts, samples: { "s to go": drains } } };
  },
};
