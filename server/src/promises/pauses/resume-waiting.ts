import type { Db } from "../../platform/database/db.ts";
import type { Deps } from "../deps.ts";
import { listTeamPauses } from "./pause-store.ts";
import { resumePromise } from "./resume-promise.ts";

const SILENCE = "membro-em-silencio";

/** The member wrote to the team: the clocks that waited for an answer, or for any sign of them, run again. */
export const resumeWaiting = (deps: Pick<Deps, "now">, tx: Db, accountId: string): Promise<void> =>
  resumeTeams(deps, tx, accountId, ["esperando-o-membro", SILENCE]);

/**
 * The member logged something, or asked the assistant: what waited for a sign of them runs again, while a question still
 * waits for its answer. Without such a pause it is one read by the account's index.
 */
export const resumeSilent = (deps: Pick<Deps, "now">, tx: Db, accountId: string): Promise<void> =>
  resumeTeams(deps, tx, accountId, [SILENCE]);

async function resumeTeams(
  deps: Pick<Deps, "now">,
  tx: Db,
  accountId: string,
  reasons: readonly string[],
): Promise<void> {
  for (const { kind, subject } of await listTeamPauses(tx, accountId, reasons))
    await resumePromise(deps, tx, { accountId, kind, subject, actor: "equipe", by: "membro" });
}
