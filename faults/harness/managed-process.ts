import type { ChildProcess } from "node:child_process";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { hasEnded, killGroup, spawnChild, stopChild } from "../../scripts/lib/child-process.ts";

const READY_MS = 30_000;

/** One process of ours, which can be killed, frozen and started again. Everything it says goes to one file. */
export type ManagedProcess = {
  name: string;
  url: string;
  start: (manner?: Manner) => Promise<void>;
  kill: () => Promise<void>;
  /** Asked to go: it finishes what it has begun. */
  end: (graceMs?: number) => Promise<void>;
  freeze: () => void;
  resume: () => void;
  isUp: () => boolean;
  pid: () => number;
  /** Up, and it said that it is ready. */
  isServing: () => boolean;
  stop: () => Promise<void>;
  /** How often it went down without being told to. */
  crashes: () => number;
};

/** How it is started this once: something in front of the command, flags for Node, more in the environment. */
export type Manner = { before?: string[]; flags?: string[]; env?: NodeJS.ProcessEnv };

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
  let hasSpoken = false;
  let serving: ChildProcess | undefined;
  const log = createWriteStream(join(logDir, `${name}.log`), { flags: "a" });

  const isUp = () => child !== undefined && !hasEnded(child);
  const ended = (one: ChildProcess) =>
    new Promise<void>((resolve) => (hasEnded(one) ? resolve() : one.once("exit", () => resolve())));

  async function start({ before = [], flags = [], env: more }: Manner = {}): Promise<void> {
    if (isUp()) return;
    expected = false;
    hasSpoken = false;
    const [program = "", ...rest] = command;
    const born = spawnChild([...before, program, ...flags, ...rest], { env: { ...env, ...more } });
    child = born;
    for (const stream of [born.stdout, born.stderr])
      stream?.on("data", (chunk: Buffer) => {
        if (readyWord && !hasSpoken && chunk.includes(readyWord)) hasSpoken = true;
        log.write(chunk);
      });
    born.once("exit", () => {
      if (!expected) crashes += 1;
    });
    for (const deadline = Date.now() + READY_MS; !(await isReady()); await pause(25)) {
      if (hasEnded(born)) throw new Error(`${name} ended while it was starting: see ${join(logDir, `${name}.log`)}`);
      if (Date.now() > deadline) throw new Error(`${name} did not get ready`);
    }
    serving = born;
  }

  async function end(graceMs = 15_000): Promise<void> {
    expected = true;
    if (child) await stopChild(child, "SIGTERM", graceMs);
  }

  async function isReady(): Promise<boolean> {
    if (readyWord) return hasSpoken;
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

/** Asks them to go and starts them again, each in its manner. */
export const restart = async (
  processes: readonly ManagedProcess[],
  manner: (managed: ManagedProcess, index: number) => Manner = () => ({}),
) => {
  await Promise.all(
    processes.map(async (managed, index) => {
      await managed.end();
      await managed.start(manner(managed, index));
    }),
  );
};
