/**
 * The process runner of `dev` and `stack`. Every part is a child in its own process group that cannot outlive the runner;
 * its output is prefixed on the terminal and logged to a file. All stop together: on Ctrl-C, on SIGTERM, or when one dies.
 */
import type { ChildProcess } from "node:child_process";
import { createWriteStream, mkdirSync } from "node:fs";
import { join, relative } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { type ChildOptions, killGroup, spawnChild, stopChild } from "./child-process.ts";
import { bad, bold, color, dim, good, seconds } from "./colors.ts";
import { readable, type Verbosity } from "./log-line.ts";

export type Part = ChildOptions & {
  name: string;
  command: readonly string[];
  /** Polled until it returns true; a part without it is ready at once. */
  isReady?: () => boolean | Promise<boolean>;
  graceMs?: number;
  /** Shown if it fails. */
  hint?: string;
  verbosity?: Verbosity;
};

type Running = Part & { child: ChildProcess; lastLines: string[] };

const COLOURS = ["cyan", "magenta", "blue", "yellow", "green"] as const;
const READY_WITHIN_MS = 60_000;
const GRACE_MS = 8_000;
const LAST_LINES = 15;

export class Runner {
  readonly #logDir: string;
  readonly #running: Running[] = [];
  #started = 0;
  #stopping = false;
  #stopRequestedAt = 0;

  constructor({ logDir }: { logDir: string }) {
    this.#logDir = logDir;
    mkdirSync(logDir, { recursive: true });
    process
      .on("SIGINT", () => this.#requestStop())
      .on("SIGTERM", () => this.#requestStop())
      .on("SIGHUP", () => this.#requestStop());
    process.on("exit", () => this.#killAll());
    process.on("uncaughtException", (error) => void this.fail(error.stack ?? String(error)));
    process.stdout.on("error", () => undefined);
    this.#followNpm();
  }

  /** Starts a part that keeps running, and waits until it is ready. */
  async start(part: Part): Promise<void> {
    const since = Date.now();
    const running = this.#spawn(part);
    running.child.once("exit", (code, signal) => void this.#died(running, signal ?? `exit code ${code}`));
    running.child.once("error", (error) => void this.#died(running, error.message));
    while (part.isReady && !(await part.isReady())) {
      await this.#untilGoingOn();
      if (Date.now() - since > READY_WITHIN_MS) await this.fail(`${part.name} is not ready after a minute`, running);
      await pause(40);
    }
    await this.#untilGoingOn();
    console.log(`  ${good("✓")} ${part.name.padEnd(10)} ${dim(seconds(Date.now() - since))}`);
  }

  /** Runs a part that exits on its own, and waits for it. */
  async finish(part: Part): Promise<void> {
    const since = Date.now();
    const running = this.#spawn(part);
    const failure = await new Promise<string | undefined>((resolve) => {
      running.child.once("error", (error) => resolve(error.message));
      running.child.once("close", (code, signal) => resolve(code === 0 ? undefined : (signal ?? `exit code ${code}`)));
    });
    await this.#untilGoingOn();
    // Lines that are on the terminal already are not repeated.
    const hidden = part.verbosity === "warnings" ? running.lastLines : [];
    if (failure) await this.fail(`${part.name} failed (${failure})`, { ...running, lastLines: hidden });
    this.#running.splice(this.#running.indexOf(running), 1);
    console.log(`  ${good("✓")} ${part.name.padEnd(10)} ${dim(seconds(Date.now() - since))}`);
  }

  /** Prints the reason, stops everything and exits with code 1. */
  async fail(reason: string, culprit?: Running): Promise<never> {
    if (this.#stopping) await never();
    this.#stopping = true;
    console.error(`\n${bad("✗")} ${bold(reason)}`);
    for (const line of culprit?.lastLines ?? []) console.error(`  ${dim("│")} ${readable(line, "everything")}`);
    if (culprit) console.error(dim(`  All its output: ${relative(process.cwd(), this.#logFile(culprit.name))}`));
    if (culprit?.hint) console.error(`  ${culprit.hint}`);
    await this.#stopAll();
    if (this.#running.length > 0) console.error(bad("Everything is stopped."));
    process.exit(1);
  }

  #requestStop(): void {
    // One Ctrl-C arrives twice, from the terminal and through npm; a second Ctrl-C comes later.
    if (this.#stopping && Date.now() - this.#stopRequestedAt > 500) process.exit(1);
    if (this.#stopping) return;
    this.#stopping = true;
    this.#stopRequestedAt = Date.now();
    console.log(dim("\nStopping …"));
    const since = Date.now();
    void this.#stopAll().then(() => {
      console.log(dim(`Everything is stopped (${seconds(Date.now() - since)}).`));
      process.exit(0);
    });
  }

  async #died(running: Running, how: string): Promise<void> {
    killGroup(running.child);
    await pause(50);
    if (!this.#stopping) await this.fail(`${running.name} ended by itself (${how})`, running);
  }

  /** One after another in reverse order: a part stops before those it depends on. */
  async #stopAll(): Promise<void> {
    for (const { child, stopSignal, graceMs } of this.#running.toReversed())
      await stopChild(child, stopSignal ?? "SIGTERM", graceMs ?? GRACE_MS);
  }

  #killAll(): void {
    for (const { child } of this.#running) killGroup(child);
  }

  #spawn(part: Part): Running {
    const running: Running = { ...part, child: spawnChild(part.command, part), lastLines: [] };
    this.#running.push(running);
    const colour = COLOURS[this.#started++ % COLOURS.length] ?? "cyan";
    const prefix = color(colour, `${part.name.padEnd(10)} │`);
    const file = createWriteStream(this.#logFile(part.name));
    for (const stream of [running.child.stdout, running.child.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on("line", (line) => {
        file.write(`${line}\n`);
        running.lastLines.push(line);
        if (running.lastLines.length > LAST_LINES) running.lastLines.shift();
        const text = readable(line, part.verbosity ?? "everything", stream === running.child.stderr);
        if (text !== undefined && text.trim() !== "") console.log(`${prefix} ${text}`);
      });
    }
    return running;
  }

  #logFile(name: string): string {
    return join(this.#logDir, `${name}.log`);
  }

  /** Never resolves while stopping, so that the caller starts nothing more: the process exits soon. */
  #untilGoingOn(): Promise<void> {
    return this.#stopping ? never() : Promise.resolve();
  }

  /** If npm is killed this process gets no signal; a changed parent pid reveals it. */
  #followNpm(): void {
    if (process.env["npm_lifecycle_event"] === undefined) return;
    const npm = process.ppid;
    setInterval(() => process.ppid !== npm && !this.#stopping && this.#requestStop(), 500).unref();
  }
}

const never = (): Promise<never> => new Promise(() => undefined);
