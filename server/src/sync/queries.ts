import type { Deps } from "./deps.ts";
import { countRefused } from "./head-store.ts";

/** Accounts with a mutation that was refused for a fault of ours or of the device. */
export const countRefusedAccounts = ({ db }: Pick<Deps, "db">, since: Date): Promise<number> => countRefused(db, since);
