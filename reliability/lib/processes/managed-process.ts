import type { ChildProcess } from "node:child_process";
import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { answers } from "../../../scripts/lib/backend.ts";
import { type ChildOptions, hasEnded, killGroup, spawnChild, stopChild } from "../../../scripts/lib/child-process.ts";

const READY_MS = 60_000;

/** A child process that can be killed, frozen and restarted. Its output goes straight to one file. */
export type ManagedProcess = {
  name: string;
  url: string;
  start: (options?: StartOptions) => Promise<void>;
  kill: () => Promise<void>;
  /** Graceful stop: its stop signal, then it drains; killed after the grace period. */
  end: (graceMs?: number) => Promise<void>;
  /** Sends a signal that ends it, and waits until it has ended, however long that takes. */
  endBy: (signal: NodeJS.Signals) => Promise<void>;
  freeze: () => void;
  resume: () => void;
  /** Re-reads its configuration. */
  reload: () => void;
  isUp: () => boolean;
  pid: () => number;
  /** Up and ready. */
  isServing: () => boolean;
  stop: () => Promise<void>;
  /** Unexpected exits so far. */
  crashes: () => number;
  logTail: () => string;
};

/** For one start: a command prefix, flags for Node, extra environment variables. */
export type StartOptions = { before?: string[]; flags?: string[]; env?: NodeJS.ProcessEnv };

export type Plan = ChildOptions & {
  name: string;
  command: readonly string[];
  logDir: string;
  url?: string;
  /** The core to run on; any without it. */
  core?: string;
  /** Given this start's output so far. By default the API's readiness at `url`. */
  isReady?: (output: () => string) => boolean | Promise<boolean>;
};

const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) killGroup(child);
});

export function createManagedProcess(plan: Plan): ManagedProcess {
  const { name, command, logDir, url = "", core = "", isReady = answers(`${url}/v1/ready`), ...options } = plan;
  let child: ChildProcess | undefined;
  let expected = true;
  let crashes = 0;
  let serving: ChildProcess | undefined;
  const log = join(logDir, `${name}.log`);
  if (!existsSync(log)) writeFileSync(log, "");
  // The child may run under another account.
  chmodSync(log, 0o666);
  const outputFrom = (from: number): string => readFileSync(log).subarray(from).toString();
  const logTail = () => outputFrom(Math.max(0, statSync(log).size - 4_000));
  const isUp = () => child !== undefined && !hasEnded(child);

  async function start({ before = [], flags = [], env: more }: StartOptions = {}): Promise<void> {
    if (isUp()) return;
    expected = false;
    const from = statSync(log).size;
    const [program = "", ...rest] = command;
    const full = pinned(core, [...before, program, ...flags, ...rest]);
    const env = { ...(options.env ?? process.env), ...more };
    const started = spawnChild(["/bin/sh", "-c", `exec "$@" >> "${log}" 2>&1`, "sh", ...full], { ...options, env });
    child = started;
    running.add(started);
    started.once("exit", () => {
      running.delete(started);
      if (!expected) crashes += 1;
    });
    for (const deadline = Date.now() + READY_MS; !(await isReady(() => outputFrom(from))); await pause(25))
      if (hasEnded(started) || Date.now() > deadline) throw new Error(`${name} did not start:\n${logTail()}`);
    serving = started;
  }

  async function end(graceMs = 15_000): Promise<void> {
    expected = true;
    if (child) await stopChild(child, options.stopSignal ?? "SIGTERM", graceMs);
  }

  async function endBy(signal: NodeJS.Signals): Promise<void> {
    const dying = child;
    if (!dying || hasEnded(dying)) return;
    expected = true;
    const ended = new Promise<void>((resolve) => dying.once("exit", () => resolve()));
    if (signal === "SIGKILL") killGroup(dying);
    else dying.kill(signal);
    await ended;
  }

  return {
    name,
    url,
    start,
    isUp,
    pid: () => child?.pid ?? 0,
    isServing: () => serving !== undefined && serving === child && !hasEnded(serving),
    crashes: () => crashes,
    logTail,
    kill: () => endBy("SIGKILL"),
    end,
    endBy,
    freeze: () => void child?.kill("SIGSTOP"),
    resume: () => void child?.kill("SIGCONT"),
    reload: () => void child?.kill("SIGHUP"),
    stop: () => end(3_000),
  };
}

/** Stops the processes gracefully and starts them again, each with its options. */
export const restart = async (
  processes: readonly ManagedProcess[],
  options: (managed: ManagedProcess, index: number) => StartOptions = () => ({}),
) => {
  await Promise.all(
    processes.map(async (managed, index) => {
      await managed.end();
      await managed.start(options(managed, index));
    }),
  );
};

export const pinned = (core: string, command: readonly string[]): string[] =>
  core ? ["taskset", "-c", core, ...command] : [...command];
