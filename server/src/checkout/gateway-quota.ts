import type { Deps } from "../deps.ts";
import { findQuota, keepQuota, listQuotas } from "./figures-store.ts";
import type { Quota } from "./gateway.ts";

type Parts = Pick<Deps, "db" | "gateway" | "now">;

/** A node tells the others at most this often. */
const SHARE_EVERY_MS = 5_000;

/** Writes down what the gateway last said about our quota, whenever it said something new. */
export function quotaNotes({ db, gateway }: Parts): () => Promise<void> {
  let noted: Quota | null = null;
  return async () => {
    const quota = gateway.quota();
    if (quota === null || quota.callsLeft === noted?.callsLeft) return;
    await keepQuota(db, gateway.name, quota);
    noted = quota;
  };
}

/** What the gateway last told any node; undefined while nobody knows, or when that window is over. */
export async function readQuota({ db, gateway, now }: Parts): Promise<Quota | undefined> {
  const own = gateway.quota();
  const shared = await findQuota(db, gateway.name);
  const isNews = own && (!shared || own.seenAt.getTime() - shared.seenAt.getTime() > SHARE_EVERY_MS);
  if (isNews) await keepQuota(db, gateway.name, own);
  const latest = own && (!shared || own.seenAt > shared.seenAt) ? own : shared;
  return latest && latest.resetsAt > now() ? latest : undefined;
}

/** Empty until a gateway has said something. */
export const readQuotas = ({ db }: Pick<Deps, "db">) => listQuotas(db);
