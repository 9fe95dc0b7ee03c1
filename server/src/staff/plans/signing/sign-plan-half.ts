import { signHalf } from "../../../plans/signing/sign-half.ts";
import { inTransaction } from "../../../platform/database/db.ts";
import { recordStaffAudit } from "../../audit/record-staff-audit.ts";
import type { PlanEditorDeps } from "../deps.ts";
import { askingOf, personOf, type Signing } from "./signing.ts";

/** Signs a half's draft, and publishes when nothing else is needed, with its audit rows. The same key again changes nothing. */
export const signPlanHalf = (deps: PlanEditorDeps, signing: Signing): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const { memberId, half, key, revision, session, ip } = signing;
    const { isNew, published } = await signHalf(deps, tx, {
      accountId: memberId,
      half,
      key,
      revision,
      person: personOf(signing, deps.now()),
      ...askingOf(deps, memberId),
    });
    const act = { staff: session.staff, accountId: memberId, ip };
    if (isNew) await recordStaffAudit(deps, tx, { ...act, action: `plan.sign-${half}` });
    if (published) await recordStaffAudit(deps, tx, { ...act, action: "plan.publish" });
  });
