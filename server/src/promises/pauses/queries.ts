import type { PromiseKind } from "@app/engine/promises/promise-kinds";
import type { Db } from "../../platform/database/db.ts";
import { MEMBER_PAUSE } from "./pause-for-member.ts";
import {
  listTeamHistory as listRows,
  listUnended,
  listWithoutPause,
  type OpenPause,
  type TeamPause,
} from "./pause-store.ts";

export type { OpenPause } from "./pause-store.ts";

/** What stops a member's clocks now, by promise. Where the team's pause and the member's overlap, the team's. */
export async function listOpenPauses(db: Db, accountId: string): Promise<Map<string, OpenPause>> {
  const open = await listUnended(db, accountId);
  const [own, teams] = [open.filter(({ actor }) => actor === "membro"), open.filter(({ actor }) => actor === "equipe")];
  return new Map([...own, ...teams].map((pause) => [pause.promiseId, pause]));
}

const MAX_LISTED = 200;

export type { TeamPause } from "./pause-store.ts";

/** What the team stopped of a member's promises, with who stopped it and who let it run again; the newest first. */
export const listTeamHistory = (db: Db, accountId: string): Promise<TeamPause[]> => listRows(db, accountId, MAX_LISTED);

/** Of these accounts, those with a promise of these kinds that has begun and that no pause of the member's stops. */
export const listUnstopped = (
  db: Db,
  { accountIds, kinds, now }: { accountIds: readonly string[]; kinds: readonly PromiseKind[]; now: Date },
): Promise<string[]> => listWithoutPause(db, { accountIds, kinds, now, actor: MEMBER_PAUSE.actor });
