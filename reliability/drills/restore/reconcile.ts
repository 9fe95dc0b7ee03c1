import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Harness } from "../../lib/stack/harness.ts";
import { BEHIND_BOUNCER } from "../harness/bouncer.ts";

const COMMAND = join(import.meta.dirname, "../../../server/src/operator/reconcile.ts");

/** The figures in the output of `npm run reconcile`. */
export type ReconcileReport = {
  seconds: number;
  calls: number;
  sales: number;
  equal: number;
  missed: number;
  lost: number;
  /** The ids of the lost payments, of which it lists at most 200. */
  lostIds: Set<string>;
  behind: number;
  orphans: number;
  surplus: number;
  unlike: number;
};

/** Runs the operator's command. */
export async function reconcile(harness: Harness, since: Date, { repair = false } = {}): Promise<ReconcileReport> {
  const startedAt = Date.now();
  const args = [COMMAND, "--since", since.toISOString(), ...(repair ? ["--repair"] : [])];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    env: { ...harness.env, ...BEHIND_BOUNCER },
    maxBuffer: 2 ** 26,
  });
  const count = (label: string) => Number(new RegExp(`^ {2}${label} +(\\d+) ·`, "m").exec(stdout)?.[1] ?? 0);
  const [, list = ""] = stdout.split("\n! pagamento perdido, conta conhecida");
  const [ofLost = ""] = list.split("\n\n");
  return {
    seconds: (Date.now() - startedAt) / 1_000,
    calls: Number(/lidas em (\d+)/.exec(stdout)?.[1] ?? 0),
    sales: Number(/^(\d+) vendas/.exec(stdout)?.[1] ?? 0),
    equal: count("iguais aqui e lá"),
    missed: count("pagos sem sabermos"),
    lost: count("pagamento perdido, conta conhecida"),
    lostIds: new Set([...ofLost.matchAll(/pagamento ([0-9a-f-]{36})/g)].map(([, id = ""]) => id)),
    behind: count("mudaram de estado sem sabermos"),
    orphans: count("pagamento e conta perdidos"),
    surplus: count("pagos a mais"),
    unlike: count("contradizem o que temos"),
  };
}
