import type { PromiseDate } from "@app/contract/staff/promises";
import { inTransaction } from "../../../platform/database/db.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { findMemberPromise } from "../../../promises/find-member-promise.ts";
import { listOpenPauses } from "../../../promises/pauses/list-open-pauses.ts";
import { resumePromise } from "../../../promises/pauses/resume-promise.ts";
import type { Staff } from "../../accounts/staff.ts";
import { recordStaffAudit } from "../../audit/record-staff-audit.ts";
import type { ReadDeps } from "../read-member.ts";
import { isEndedByTeam } from "./is-ended-by-team.ts";
import { viewChanged } from "./view-changed.ts";

type Resume = { memberId: string; promiseId: string; staff: Staff; ip: string | null };

/** Ends what a professional stopped, not the member's own pause nor one that waits for somebody outside. */
export const resumeMemberPromise = (
  deps: Pick<ReadDeps, "db" | "now">,
  { memberId, promiseId, staff, ip }: Resume,
): Promise<PromiseDate> =>
  inTransaction(deps.db, async (tx) => {
    const promise = await findMemberPromise(tx, { accountId: memberId, id: promiseId });
    if (!promise) throw new Problem("not-found");
    const { startsAt: _, ...key } = promise;
    const open = (await listOpenPauses(tx, memberId)).get(promiseId);
    if (open && !isEndedByTeam(open)) throw new Problem("promise-pause-not-teams");
    if (!(await resumePromise(deps, tx, { ...key, actor: "equipe", by: staff.name })))
      throw new Problem("promise-not-paused");
    await recordStaffAudit(deps, tx, { staff, action: "promise.pause", accountId: memberId, reason: "retomada", ip });
    return viewChanged({ ...deps, db: tx }, { memberId, promiseId });
  });
