import { inTransaction } from "../../platform/database/db.ts";
import { Problem } from "../../platform/http/problem.ts";
import { addMs, MINUTE_MS } from "../../platform/time.ts";
import { recordStaffAudit } from "../audit/record-staff-audit.ts";
import type { StaffIdentityDeps } from "../deps.ts";
import { CONFIRMATION_MINUTES } from "../permissions/authorise.ts";
import { confirmStaffSession, type StaffSession } from "../sessions/session-store.ts";
import { checkCode } from "./codes/check-code.ts";
import { useCounter } from "./codes/totp-store.ts";
import { verifyAssertion } from "./passkeys/verify-passkey.ts";

type Deps = Pick<StaffIdentityDeps, "db" | "now" | "keyRing" | "limits">;
type Answer = { kind: "passkey"; ceremonyId: string; response: unknown } | { kind: "totp"; code: string };

/** A second factor again, in a session that has one; returns until when it counts as fresh. */
export async function confirmFactor(
  deps: Deps,
  { session, answer, ip }: { session: StaffSession; answer: Answer; ip: string },
): Promise<Date> {
  const { db, now } = deps;
  const { staff, sessionId } = session;
  if (answer.kind === "passkey") await verifyAssertion(deps, { ...answer, purpose: "confirmation", staffId: staff.id });
  else await confirmByCode(deps, staff.id, answer.code);
  const at = now();
  await inTransaction(db, async (tx) => {
    await confirmStaffSession(tx, sessionId, { confirmedAt: at, confirmedWith: answer.kind });
    await recordStaffAudit(deps, tx, { staff, action: "factor.confirm", ip });
  });
  return addMs(at, CONFIRMATION_MINUTES * MINUTE_MS);
}

async function confirmByCode(deps: Deps, staffId: string, code: string): Promise<void> {
  const { db, now, limits } = deps;
  if (!(await limits.staffWrongCodePerAccount.consume(staffId))) throw new Problem("too-many-attempts");
  const counter = await checkCode(deps, staffId, code);
  if (counter === null || !(await useCounter(db, staffId, counter, now())))
    throw new Problem("staff-credentials-wrong");
  await limits.staffWrongCodePerAccount.restore(staffId);
}

/** Changes of one's factors need a second factor of the last minutes; an enrolment session has none and may only add one. */
export function requireFreshFactor({ scope, confirmedAt }: StaffSession, now: Date): void {
  if (scope === "enrolment") return;
  if (!confirmedAt || now.getTime() - confirmedAt.getTime() > CONFIRMATION_MINUTES * MINUTE_MS)
    throw new Problem("staff-confirmation-needed");
}
