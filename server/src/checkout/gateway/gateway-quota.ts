import type { Deps } from "../deps.ts";
import { findQuota, listQuotas, upsertQuota } from "../metrics/metrics-store.ts";
import type { Quota } from "./gateway.ts";

type QuotaDeps = Pick<Deps, "db" | "gateway" | "now">;

/** A node shares its quota with the others at most this often. */
const SHARE_EVERY_MS = 5_000;

/** Stores the quota of the gateway's last reply whenever it has changed. */
export function createQuotaRecorder({ db, gateway }: QuotaDeps): () => Promise<void> {
  let recorded: Quota | null = null;
  return async () => {
    const quota = gateway.quota();
    if (quota === null || quota.callsLeft === recorded?.callsLeft) return;
    await upsertQuota(db, gateway.name, quota);
    recorded = quota;
  };
}

/** The latest quota that any node has read; undefined before the first reply, or when its window is over. */
export async function getQuota({ db, gateway, now }: QuotaDeps): Promise<Quota | undefined> {
  const own = gateway.quota();
  const shared = await findQuota(db, gateway.name);
  const isNewer = own && (!shared || own.seenAt.getTime() - shared.seenAt.getTime() > SHARE_EVERY_MS);
  if (isNewer) await upsertQuota(db, gateway.name, own);
  const latest = own && (!shared || own.seenAt > shared.seenAt) ? own : shared;
  return latest && latest.resetsAt > now() ? latest : undefined;
}

/** Empty until the first reply of a gateway. */
export const getQuotas = ({ db }: Pick<Deps, "db">) => listQuotas(db);
