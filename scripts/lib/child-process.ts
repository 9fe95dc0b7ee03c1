import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";

const SETPRIV = "/usr/bin/setpriv";

export type ChildOptions = {
  /** Sent by `stopChild`, and by the kernel if this process dies first. */
  stopSignal?: NodeJS.Signals;
  /** The account to run under; only root can change it. */
  user?: string | undefined;
  cwd?: string;
  env?: NodeJS.ProcessEnv;
};

/**
 * Starts a process in a process group of its own that cannot outlive this one: on Linux the kernel sends it the stop
 * signal when this process dies, even by SIGKILL.
 */
export function spawnChild(command: readonly string[], options: ChildOptions = {}): ChildProcess {
  const [program = "", ...args] = existsSync(SETPRIV) ? [SETPRIV, ...privileges(options), ...command] : command;
  return spawn(program, args, {
    cwd: options.cwd,
    env: options.env ?? process.env,
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
}

function privileges({ stopSignal = "SIGTERM", user }: ChildOptions): string[] {
  const identity = user ? [`--reuid=${user}`, `--regid=${user}`, "--clear-groups"] : [];
  return [...identity, `--pdeathsig=${stopSignal}`];
}

export const hasEnded = (child: ChildProcess): boolean =>
  child.pid === undefined || child.exitCode !== null || child.signalCode !== null;

/** Sends the stop signal, and after the grace period kills the whole process group. */
export async function stopChild(child: ChildProcess, signal: NodeJS.Signals, graceMs: number): Promise<void> {
  if (!hasEnded(child)) {
    const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
    child.kill(signal);
    const timer = setTimeout(() => killGroup(child), graceMs);
    await ended;
    clearTimeout(timer);
  }
  killGroup(child);
}

/** Also kills grandchildren whose parent has exited. */
export function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, "SIGKILL");
  } catch {
    // The group is empty already.
  }
}
