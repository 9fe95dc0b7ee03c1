import type { PlatformDeps } from "../platform/deps.ts";
import { countWeights } from "./weight-store.ts";

/** Entries that reached us since then, new or changed. */
export const countEntries = ({ db }: Pick<PlatformDeps, "db">, since: Date): Promise<number> => countWeights(db, since);
