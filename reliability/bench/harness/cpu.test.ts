import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test, vi } from "vitest";
import { cpuOf } from "./cpu.ts";

const BURN = "for (const end = process.cpuUsage().user + 3e5; process.cpuUsage().user < end; );";

test("the CPU of a process is counted together with that of its children", async () => {
  // The shell waits for a child of its own, which works for 0.3 s and then sleeps.
  const child = spawn("/bin/sh", ["-c", '"$0" -e "$1; setInterval(() => {}, 1000)" & wait', process.execPath, BURN], {
    detached: true,
    stdio: "ignore",
  });
  try {
    const pid = child.pid ?? 0;
    await vi.waitFor(() => expect(cpuOf(pid)).toBeGreaterThan(0.3), { timeout: 15_000 });
    expect(cpuOf(process.pid)).toBeGreaterThan(cpuOf(pid));
  } finally {
    process.kill(-(child.pid ?? 0), "SIGKILL");
    await once(child, "exit");
  }
});
