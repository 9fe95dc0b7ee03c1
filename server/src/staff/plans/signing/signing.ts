import type { Half } from "@app/contract/plan-document";
import { localTimeOf } from "@app/engine/promises/local-time";
import { lockContextOf } from "../../../plans/drafts/lock-context.ts";
import type { Asking } from "../../../plans/signing/deps.ts";
import type { SigningPerson } from "../../../plans/signing/plan-signature.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { promiseHours } from "../../../promises/promise-hours.ts";
import { maySign } from "../../accounts/may-sign.ts";
import { loadCare, type ReadDeps } from "../../members/read-member.ts";
import type { StaffSession } from "../../sessions/session-store.ts";
import { listRegistrations } from "../people-store.ts";
import { wasCalled } from "../was-called.ts";

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
export function personOf({ session, ip }: Pick<Signing, "session" | "ip">, now: Date): SigningPerson {
  const { staff, confirmedWith } = session;
  const { council, registrationNumber } = staff;
  const today = localTimeOf(promiseHours.timeZone, now.getTime()).day;
  if (!council || !registrationNumber || !maySign(staff, today)) throw new Problem("staff-registration-expired");
  // Of a session that is older than what it records: the next confirmation says it.
  if (!confirmedWith) throw new Problem("staff-confirmation-needed");
  return { staffId: staff.id, name: staff.name, council, number: registrationNumber, method: confirmedWith, ip };
}

/** What signing asks of the member's file and of the team, in its own transaction. */
export const askingOf = (deps: ReadDeps, memberId: string): Asking => ({
  async loadFile(tx) {
    const care = await loadCare(deps, tx, memberId);
    const { inForce, loaded } = care;
    return { inForce, loaded, context: lockContextOf({ inForce, loaded, wasCalled: wasCalled(care) }) };
  },
  listPeople: listRegistrations,
});
