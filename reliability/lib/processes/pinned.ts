import type { ChildProcess } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type ChildOptions, hasEnded, killGroup, spawnChild, stopChild } from "../../../scripts/lib/child-process.ts";

/** Servers on one core, clients on the other: for the bare engine and for ours alike. */
export const [SERVERS = "", CLIENTS = ""] = allowedCores();
export const pinned = (core: string, command: readonly string[]): string[] =>
  CLIENTS ? ["taskset", "-c", core, ...command] : [...command];

/** A container may be pinned to any of the machine's cores. */
function allowedCores(): string[] {
  if (!existsSync("/proc/self/status")) return [];
  const ranges = /^Cpus_allowed_list:\s*(\S+)/m.exec(readFileSync("/proc/self/status", "utf8"))?.[1]?.split(",") ?? [];
  return ranges.flatMap((range) => {
    const [first = 0, last = first] = range.split("-").map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
  });
}

const folder = mkdtempSync(join(tmpdir(), "bench-"));
// PostgreSQL runs under its own account when we are root, and needs access.
chmodSync(folder, 0o755);
const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) killGroup(child);
  rmSync(folder, { recursive: true, force: true });
});

/** A path in the temporary directory for plans, scripts and logs. */
export const place = (name: string): string => join(folder, name);

export type Server = { pid: number; stop: () => Promise<void> };
type Plan = ChildOptions & {
  name: string;
  command: readonly string[];
  core?: string;
  isReady: () => boolean | Promise<boolean>;
};

/** Output goes straight to a file, so that no pipe costs CPU in between. */
export async function startServer({ name, command, core = SERVERS, isReady, ...options }: Plan): Promise<Server> {
  const log = place(`${name}.log`);
  writeFileSync(log, "");
  chmodSync(log, 0o666);
  const redirected = ["/bin/sh", "-c", `exec "$@" >> "${log}" 2>&1`, "sh", ...pinned(core, command)];
  const child = spawnChild(redirected, options);
  running.add(child);
  for (const deadline = Date.now() + 60_000; !(await isReady()); await pause(25))
    if (hasEnded(child) || Date.now() > deadline)
      throw new Error(`${name} did not start:\n${readFileSync(log, "utf8").slice(-2_000)}`);
  return {
    pid: child.pid ?? 0,
    async stop() {
      await stopChild(child, options.stopSignal ?? "SIGTERM", 10_000);
      running.delete(child);
    },
  };
}

/** Runs a command to its end on the clients' core and returns its output. */
export async function runToEnd(command: readonly string[], env?: NodeJS.ProcessEnv): Promise<string> {
  const child = spawnChild(pinned(CLIENTS, command), env ? { env } : {});
  running.add(child);
  let [output, errors] = ["", ""];
  child.stdout?.on("data", (text: Buffer) => (output += text.toString()));
  child.stderr?.on("data", (text: Buffer) => (errors += text.toString()));
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  running.delete(child);
  if (code !== 0) throw new Error(`${command.slice(0, 3).join(" ")} ended with ${code}:\n${errors.slice(-2_000)}`);
  return output;
}
