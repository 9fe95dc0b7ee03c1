import type { Db } from "../../platform/database/db.ts";
import { listUnended, type OpenPause } from "./pause-store.ts";

export type { OpenPause } from "./pause-store.ts";

/** What stops a member's clocks now, by promise. Where the team's pause and the member's overlap, the team's. */
export async function listOpenPauses(db: Db, accountId: string): Promise<Map<string, OpenPause>> {
  const open = await listUnended(db, accountId);
  const [own, teams] = [open.filter(({ actor }) => actor === "membro"), open.filter(({ actor }) => actor === "equipe")];
  return new Map([...own, ...teams].map((pause) => [pause.promiseId, pause]));
}
