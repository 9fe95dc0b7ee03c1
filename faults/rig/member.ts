import type { ChildProcess } from "node:child_process";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { hasEnded, killGroup, spawnTied, stopChild } from "../../scripts/lib/tied-child.ts";

const READY_MS = 30_000;

/** One process of ours, which can be killed, frozen and started again. Everything it says goes to one file. */
export type Member = {
  name: string;
  url: string;
  start: () => Promise<void>;
  kill: () => Promise<void>;
  freeze: () => void;
  thaw: () => void;
  isUp: () => boolean;
  stop: () => Promise<void>;
  /** How often it went down without being told to. */
  deaths: () => number;
};

type Plan = {
  name: string;
  command: string[];
  env: NodeJS.ProcessEnv;
  url: string;
  logDir: string;
  readyWord?: string;
};

export function openMember({ name, command, env, url, logDir, readyWord }: Plan): Member {
  let child: ChildProcess | undefined;
  let expected = true;
  let deaths = 0;
  let hasSpoken = false;
  const log = createWriteStream(join(logDir, `${name}.log`), { flags: "a" });

  const isUp = () => child !== undefined && !hasEnded(child);
  const ended = (one: ChildProcess) =>
    new Promise<void>((resolve) => (hasEnded(one) ? resolve() : one.once("exit", () => resolve())));

  async function start(): Promise<void> {
    if (isUp()) return;
    expected = false;
    hasSpoken = false;
    const born = spawnTied(command, { env });
    child = born;
    for (const stream of [born.stdout, born.stderr])
      stream?.on("data", (chunk: Buffer) => {
        if (readyWord && !hasSpoken && chunk.includes(readyWord)) hasSpoken = true;
        log.write(chunk);
      });
    born.once("exit", () => {
      if (!expected) deaths += 1;
    });
    for (const deadline = Date.now() + READY_MS; !(await isReady()); await pause(25)) {
      if (hasEnded(born)) throw new Error(`${name} ended while it was starting: see ${join(logDir, `${name}.log`)}`);
      if (Date.now() > deadline) throw new Error(`${name} did not get ready`);
    }
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
    deaths: () => deaths,
    async kill() {
      if (!child || hasEnded(child)) return;
      expected = true;
      const dying = ended(child);
      killGroup(child);
      await dying;
    },
    freeze: () => void child?.kill("SIGSTOP"),
    thaw: () => void child?.kill("SIGCONT"),
    async stop() {
      expected = true;
      if (child) await stopChild(child, "SIGTERM", 3_000);
      log.end();
    },
  };
}
