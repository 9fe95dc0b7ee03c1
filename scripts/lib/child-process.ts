import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";

const SETPRIV = "/usr/bin/setpriv";

export type ChildOptions = {
  /** Sent when somebody asks it to stop, and by the kernel should we be killed outright. */
  stopSignal?: NodeJS.Signals;
  /** Only root can become somebody else. */
  user?: string | undefined;
  cwd?: string;
  env?: NodeJS.ProcessEnv;
};

/**
 * Starts a process in a group of its own that cannot outlive us: where Linux offers it, the kernel
 * passes the stop signal on when this process disappears, even by SIGKILL.
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

/** Asks the process to end, and after the grace takes its whole group down. */
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

/** Also reaches grandchildren whose parent has already gone. */
export function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, "SIGKILL");
  } catch {
    // Nobody is left in it.
  }
}
