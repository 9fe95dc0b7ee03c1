import { signHalf } from "../../../plans/signing/sign-half.ts";
import { inTransaction } from "../../../platform/database/db.ts";
import { recordStaffAudits } from "../../audit/record-staff-audit.ts";
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
    await recordStaffAudits(deps, tx, [
      ...(isNew ? [{ ...act, action: `plan.sign-${half}` }] : []),
      ...(published ? [{ ...act, action: "plan.publish" }] : []),
    ]);
  });
