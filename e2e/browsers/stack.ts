import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { answers } from "../../scripts/lib/backend.ts";
import { hasEnded, spawnChild, stopChild } from "../../scripts/lib/child-process.ts";
import { PORT_BASE, siteUrl } from "../urls.ts";

/**
 * Starts the stack with an empty database, or uses the one that runs here, except in CI or with an environment of its own.
 * Returns how to stop it.
 */
export async function startStack(extra: Record<string, string> = {}): Promise<() => Promise<void>> {
  const isReady = answers(`${siteUrl}/v1/ready`);
  if (!process.env["CI"] && Object.keys(extra).length === 0 && (await isReady())) return async () => {};

  const command = [process.execPath, join(import.meta.dirname, "../../scripts/stack.ts"), "--fresh"];
  const stack = spawnChild(command, { env: { ...process.env, ...extra, PORT_BASE: String(PORT_BASE) } });
  stack.stdout?.resume();
  stack.stderr?.pipe(process.stderr);
  while (!(await isReady())) {
    if (hasEnded(stack)) throw new Error("the stack ended before it was ready");
    await pause(100);
  }
  return () => stopChild(stack, "SIGTERM", 20_000);
}
