import type { Deps } from "../deps.ts";
import { keepQuota, listQuotas } from "./figures-store.ts";

/** Writes down what the gateway last said about our quota, whenever it said something new. */
export function quotaNotes({ db, gateway, now }: Pick<Deps, "db" | "gateway" | "now">): () => Promise<void> {
  let noted: number | null = null;
  return async () => {
    const callsLeft = gateway.callsLeft();
    if (callsLeft === null || callsLeft === noted) return;
    await keepQuota(db, { gateway: gateway.name, callsLeft, seenAt: now() });
    noted = callsLeft;
  };
}

/** Empty until a gateway has said something. */
export const readQuotas = ({ db }: Pick<Deps, "db">) => listQuotas(db);
