import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { spawnChild } from "../../../scripts/lib/child-process.ts";
import { createManagedProcess, type Plan, pinned } from "./managed-process.ts";

/** Servers on one core, clients on the other, for the bare engine and for ours alike; unpinned where there is one core. */
const [first = "", CLIENTS = ""] = allowedCores();
export const SERVERS = CLIENTS && first;
export { CLIENTS };

/** A container may be pinned to any of the machine's cores. */
function allowedCores(): string[] {
  if (!existsSync("/proc/self/status")) return [];
  const ranges = /^Cpus_allowed_list:\s*(\S+)/m.exec(readFileSync("/proc/self/status", "utf8"))?.[1]?.split(",") ?? [];
  return ranges.flatMap((range) => {
    const [from = 0, to = from] = range.split("-").map(Number);
    return Array.from({ length: to - from + 1 }, (_, index) => String(from + index));
  });
}

const folder = mkdtempSync(join(tmpdir(), "bench-"));
// PostgreSQL runs under its own account when we are root, and needs access.
chmodSync(folder, 0o755);
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));

/** A path in the temporary directory for plans, scripts and logs. */
export const place = (name: string): string => join(folder, name);

export type Server = { pid: number; stop: () => Promise<void> };

/** Starts a server on the servers' core. */
export async function startServer(plan: Omit<Plan, "logDir">): Promise<Server> {
  const managed = createManagedProcess({ core: SERVERS, logDir: folder, ...plan });
  await managed.start();
  return { pid: managed.pid(), stop: () => managed.end(10_000) };
}

/** Runs a command to its end and returns its output. */
export async function runToEnd(command: readonly string[], core = CLIENTS): Promise<string> {
  const child = spawnChild(pinned(core, command));
  let [output, errors] = ["", ""];
  child.stdout?.on("data", (text: Buffer) => (output += text.toString()));
  child.stderr?.on("data", (text: Buffer) => (errors += text.toString()));
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  if (code !== 0) throw new Error(`${command.slice(0, 3).join(" ")} ended with ${code}:\n${errors.slice(-2_000)}`);
  return output;
}
