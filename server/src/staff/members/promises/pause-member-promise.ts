import type { PromiseDate, PromisePauseReason } from "@app/contract/staff/promises";
import { inTransaction } from "../../../platform/database/db.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { findMemberPromise } from "../../../promises/find-member-promise.ts";
import { type PauseOutcome, pausePromise } from "../../../promises/pauses/pause-promise.ts";
import { lockHead } from "../../../sync/lock-head.ts";
import type { Staff } from "../../accounts/staff.ts";
import { recordStaffAudit } from "../../audit/record-staff-audit.ts";
import type { ReadDeps } from "../read-member.ts";
import { findEvidence } from "./pause-evidence.ts";
import { viewChanged } from "./view-changed.ts";

type Pause = { memberId: string; promiseId: string; reason: PromisePauseReason; staff: Staff; ip: string | null };

/**
 * A professional stops the clock of a promise, with its audit row. What the reason rests on is looked up under the lock of
 * the account's head, so that no message of the member arrives in between.
 */
export const pauseMemberPromise = (
  deps: Pick<ReadDeps, "db" | "now">,
  { memberId, promiseId, reason, staff, ip }: Pause,
): Promise<PromiseDate> =>
  inTransaction(deps.db, async (tx) => {
    await lockHead(tx, memberId);
    const promise = await findMemberPromise(tx, { accountId: memberId, id: promiseId });
    if (!promise) throw new Problem("not-found");
    const { startsAt, ...key } = promise;
    const evidence = await findEvidence(tx, reason, { accountId: memberId, startsAt, now: deps.now() });
    refuse(await pausePromise(deps, tx, { ...key, ...evidence, reason, actor: "equipe", by: staff.name }));
    await recordStaffAudit(deps, tx, { staff, action: "promise.pause", accountId: memberId, reason, ip });
    return viewChanged({ ...deps, db: tx }, { memberId, promiseId });
  });

function refuse(outcome: PauseOutcome): void {
  switch (outcome) {
    case "paused":
      return;
    case "already-paused":
      throw new Problem("promise-already-paused");
    case "motivo-fora-da-lista":
    case "este-relogio-nao-para":
      throw new Problem("promise-reason-refused");
    case "sem-mensagem-enviada":
      throw new Problem("promise-without-question");
    case "sem-dois-avisos-e-7-dias":
      throw new Problem("promise-without-silence");
    case "not-running":
    case "depois-do-fim":
    case "depois-do-vencimento":
    case "espera-de-ate-24-h":
      throw new Problem("promise-not-running");
  }
}
