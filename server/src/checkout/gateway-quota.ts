import type { Deps } from "../deps.ts";
import type { Quota } from "./gateway.ts";
import { findQuota, listQuotas, upsertQuota } from "./metrics-store.ts";

type Parts = Pick<Deps, "db" | "gateway" | "now">;

/** A node tells the others at most this often. */
const SHARE_EVERY_MS = 5_000;

/** Writes down what the gateway last said about our quota, whenever it said something new. */
export function createQuotaRecorder({ db, gateway }: Parts): () => Promise<void> {
  let recorded: Quota | null = null;
  return async () => {
    const quota = gateway.quota();
    if (quota === null || quota.callsLeft === recorded?.callsLeft) return;
    await upsertQuota(db, gateway.name, quota);
    recorded = quota;
  };
}

/** What the gateway last told any node; undefined while nobody knows, or when that window is over. */
export async function getQuota({ db, gateway, now }: Parts): Promise<Quota | undefined> {
  const own = gateway.quota();
  const shared = await findQuota(db, gateway.name);
  const isNews = own && (!shared || own.seenAt.getTime() - shared.seenAt.getTime() > SHARE_EVERY_MS);
  if (isNews) await upsertQuota(db, gateway.name, own);
  const latest = own && (!shared || own.seenAt > shared.seenAt) ? own : shared;
  return latest && latest.resetsAt > now() ? latest : undefined;
}

/** Empty until a gateway has said something. */
export const getQuotas = ({ db }: Pick<Deps, "db">) => listQuotas(db);
