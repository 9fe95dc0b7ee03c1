import { acknowledgeHalf } from "../../../plans/signing/acknowledge-half.ts";
import { inTransaction } from "../../../platform/database/db.ts";
import { recordStaffAudits } from "../../audit/record-staff-audit.ts";
import type { PlanEditorDeps } from "../deps.ts";
import { askingOf, personOf, type Signing } from "./signing.ts";

/** Says that the other half's signed change was seen, and publishes when nothing else is needed, with its audit rows. */
export const acknowledgePlanHalf = (deps: PlanEditorDeps, signing: Signing): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const { memberId, half, key, revision, session, ip } = signing;
    const { isNew, published } = await acknowledgeHalf(deps, tx, {
      accountId: memberId,
      half,
      key,
      revision,
      person: personOf(signing, deps.now()),
      ...askingOf(deps, memberId),
    });
    const act = { staff: session.staff, accountId: memberId, ip };
    await recordStaffAudits(deps, tx, [
      ...(isNew ? [{ ...act, action: "plan.acknowledge" }] : []),
      ...(published ? [{ ...act, action: "plan.publish" }] : []),
    ]);
  });
