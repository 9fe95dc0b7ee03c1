import type { ChildProcess } from "node:child_process";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { hasEnded, killGroup, spawnChild, stopChild } from "../../../scripts/lib/child-process.ts";

const READY_MS = 30_000;

/** A child process that can be killed, frozen and restarted. Its output goes to one file. */
export type ManagedProcess = {
  name: string;
  url: string;
  start: (options?: StartOptions) => Promise<void>;
  kill: () => Promise<void>;
  /** Graceful stop: SIGTERM, then it drains. */
  end: (graceMs?: number) => Promise<void>;
  freeze: () => void;
  resume: () => void;
  isUp: () => boolean;
  pid: () => number;
  /** Up and ready. */
  isServing: () => boolean;
  stop: () => Promise<void>;
  /** Unexpected exits so far. */
  crashes: () => number;
};

/** For one start: a command prefix, flags for Node, extra environment variables. */
export type StartOptions = { before?: string[]; flags?: string[]; env?: NodeJS.ProcessEnv };

type Plan = {
  name: string;
  command: string[];
  env: NodeJS.ProcessEnv;
  url: string;
  logDir: string;
  readyWord?: string;
};

export function createManagedProcess({ name, command, env, url, logDir, readyWord }: Plan): ManagedProcess {
  let child: ChildProcess | undefined;
  let expected = true;
  let crashes = 0;
  let hasReportedReady = false;
  let serving: ChildProcess | undefined;
  const log = createWriteStream(join(logDir, `${name}.log`), { flags: "a" });

  const isUp = () => child !== undefined && !hasEnded(child);
  const ended = (process: ChildProcess) =>
    new Promise<void>((resolve) => (hasEnded(process) ? resolve() : process.once("exit", () => resolve())));

  async function start({ before = [], flags = [], env: more }: StartOptions = {}): Promise<void> {
    if (isUp()) return;
    expected = false;
    hasReportedReady = false;
    const [program = "", ...rest] = command;
    const started = spawnChild([...before, program, ...flags, ...rest], { env: { ...env, ...more } });
    child = started;
    for (const stream of [started.stdout, started.stderr])
      stream?.on("data", (chunk: Buffer) => {
        if (readyWord && !hasReportedReady && chunk.includes(readyWord)) hasReportedReady = true;
        log.write(chunk);
      });
    started.once("exit", () => {
      if (!expected) crashes += 1;
    });
    for (const deadline = Date.now() + READY_MS; !(await isReady()); await pause(25)) {
      if (hasEnded(started)) throw new Error(`${name} ended while it was starting: see ${join(logDir, `${name}.log`)}`);
      if (Date.now() > deadline) throw new Error(`${name} did not get ready`);
    }
    serving = started;
  }

  async function end(graceMs = 15_000): Promise<void> {
    expected = true;
    if (child) await stopChild(child, "SIGTERM", graceMs);
  }

  async function isReady(): Promise<boolean> {
    if (readyWord) return hasReportedReady;
    return fetch(`${url}/v1/ready`, { signal: AbortSignal.timeout(2_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  return {
    name,
    url,
    start,
    isUp,
    pid: () => child?.pid ?? 0,
    isServing: () => serving !== undefined && serving === child && !hasEnded(serving),
    crashes: () => crashes,
    async kill() {
      if (!child || hasEnded(child)) return;
      expected = true;
      const dying = ended(child);
      killGroup(child);
      await dying;
    },
    end,
    freeze: () => void child?.kill("SIGSTOP"),
    resume: () => void child?.kill("SIGCONT"),
    async stop() {
      await end(3_000);
      log.end();
    },
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
