import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { findPostgres, SERVER_USER } from "../../../scripts/lib/postgres-cluster.ts";

const DEPLOY = join(import.meta.dirname, "../../../deploy");

/** Only root has to switch accounts. */
const identity = (): string[] =>
  SERVER_USER ? ["setpriv", `--reuid=${SERVER_USER}`, `--regid=${SERVER_USER}`, "--clear-groups"] : [];

/** Runs an operator's script and measures its time. A failing script throws with its output. */
export async function operate(
  script: string,
  args: readonly string[],
  env: Record<string, string>,
  as: "operator" | "server" = "operator",
): Promise<{ seconds: number; output: string }> {
  const since = Date.now();
  const path = `${findPostgres()}:${process.env["PATH"] ?? ""}`;
  const [program = "", ...rest] = [...(as === "server" ? identity() : []), join(DEPLOY, script), ...args];
  const { stdout } = await promisify(execFile)(program, rest, {
    env: { ...process.env, ...env, PATH: path },
    timeout: 300_000,
  });
  return { seconds: (Date.now() - since) / 1_000, output: stdout };
}
