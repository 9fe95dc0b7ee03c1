import type { Db } from "../../platform/database/db.ts";
import { listTeamHistory as listRows, type TeamPause } from "./pause-store.ts";

const MAX_LISTED = 200;

export type { TeamPause } from "./pause-store.ts";

/** What the team stopped of a member's promises, with who stopped it and who let it run again; the newest first. */
export const listTeamHistory = (db: Db, accountId: string): Promise<TeamPause[]> => listRows(db, accountId, MAX_LISTED);
