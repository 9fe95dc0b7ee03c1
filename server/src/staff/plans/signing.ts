import type { Half } from "@app/contract/plan-document";
import { localTimeOf } from "@app/engine/promises/local-time";
import { lockContextOf } from "../../plans/drafts/lock-context.ts";
import { acknowledgeHalf } from "../../plans/signing/acknowledge-half.ts";
import type { Asking } from "../../plans/signing/deps.ts";
import type { SigningPerson } from "../../plans/signing/plan-signature.ts";
import { signHalf } from "../../plans/signing/sign-half.ts";
import { withdrawSignature } from "../../plans/signing/withdraw-signature.ts";
import { inTransaction } from "../../platform/database/db.ts";
import { Problem } from "../../platform/http/problem.ts";
import { promiseHours } from "../../promises/promise-hours.ts";
import { maySign } from "../accounts/staff.ts";
import { recordStaffAudit, recordStaffAudits } from "../audit/record-staff-audit.ts";
import { loadCare, type OpenFile, type ReadDeps } from "../members/read-member.ts";
import type { StaffSession } from "../sessions/session-store.ts";
import type { PlanEditorDeps } from "./deps.ts";
import { listRegistrations } from "./people-store.ts";
import type { Drafting } from "./write-draft.ts";

/** A call was held since the questionnaire was answered. */
export const wasCalled = ({ inForce, calls }: Pick<OpenFile, "inForce" | "calls">): boolean => {
  const since = inForce?.completedAt;
  return since ? calls.some(({ state, startsAt }) => state === "done" && startsAt >= since) : false;
};

/** A professional's act towards a publication; `session` is the one that showed the second factor. */
export type Signing = {
  memberId: string;
  half: Half;
  key: string;
  revision: number;
  session: Pick<StaffSession, "staff" | "confirmedWith">;
  ip: string | null;
};

/** Name and number as they are printed under the plan: without a registration in force nobody acts. */
function personOf({ session, ip }: Pick<Signing, "session" | "ip">, now: Date): SigningPerson {
  const { staff, confirmedWith } = session;
  const { council, registrationNumber } = staff;
  const today = localTimeOf(promiseHours.timeZone, now.getTime()).day;
  if (!council || !registrationNumber || !maySign(staff, today)) throw new Problem("staff-registration-expired");
  // Of a session that is older than what it records: the next confirmation says it.
  if (!confirmedWith) throw new Problem("staff-confirmation-needed");
  return { staffId: staff.id, name: staff.name, council, number: registrationNumber, method: confirmedWith, ip };
}

/** What signing asks of the member's file and of the team, in its own transaction. */
const askingOf = (deps: ReadDeps, memberId: string): Asking => ({
  async loadFile(tx) {
    const care = await loadCare(deps, tx, memberId);
    const { inForce, loaded } = care;
    return { inForce, loaded, context: lockContextOf({ inForce, loaded, wasCalled: wasCalled(care) }) };
  },
  listPeople: listRegistrations,
});

/** Publishes when nothing else is needed, with the audit rows of both. The same key again changes nothing. */
const signing =
  (act: typeof signHalf, actionOf: (half: Half) => string) =>
  (deps: PlanEditorDeps, asked: Signing): Promise<void> =>
    inTransaction(deps.db, async (tx) => {
      const { memberId, half, key, revision, session, ip } = asked;
      const person = personOf(asked, deps.now());
      const work = { accountId: memberId, half, key, revision, person, ...askingOf(deps, memberId) };
      const { isNew, published } = await act(deps, tx, work);
      const row = { staff: session.staff, accountId: memberId, ip };
      await recordStaffAudits(deps, tx, [
        ...(isNew ? [{ ...row, action: actionOf(half) }] : []),
        ...(published ? [{ ...row, action: "plan.publish" }] : []),
      ]);
    });

/** Says that the other half's signed change was seen. */
export const acknowledgePlanHalf = signing(acknowledgeHalf, () => "plan.acknowledge");

/** Signs a half's draft. */
export const signPlanHalf = signing(signHalf, (half) => `plan.sign-${half}`);

/** Takes one's own signature back, to go on editing; twice is once. */
export const withdrawPlanSignature = (
  deps: Pick<PlanEditorDeps, "db" | "now" | "keyRing">,
  { memberId, half, staff, ip }: Drafting,
): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const { isWithdrawn } = await withdrawSignature(deps, tx, { accountId: memberId, half, staffId: staff.id });
    if (isWithdrawn)
      await recordStaffAudit(deps, tx, { staff, action: "plan.withdraw-signature", accountId: memberId, ip });
  });
