import { randomUUID } from "node:crypto";
import type { StaffRole } from "@app/contract/staff/identity";
import type { Deps } from "../../deps.ts";
import { openStaffSession } from "../sessions/open-staff-session.ts";

const COUNCILS = { nutri: "CRN-3", treinador: "CREF", vendas: null, admin: null } as const;

/** A person of the team with a session, and the headers of a call from our own pages. */
export async function aStaffMember(
  deps: Deps,
  { role = "nutri", registrationExpiresOn = "2099-12-31" }: { role?: StaffRole; registrationExpiresOn?: string } = {},
) {
  const id = randomUUID();
  const council = COUNCILS[role];
  await deps.db
    .insertInto("staff")
    .values({
      id,
      email: `${id}@example.com`,
      name: `Equipe ${id.slice(0, 8)}`,
      role,
      council,
      registrationNumber: council && "00000",
      registrationExpiresOn: council && registrationExpiresOn,
      hasRemoteRegistration: role === "nutri",
      minutesPerWeek: 2400,
      createdAt: deps.now(),
    })
    .execute();
  return { id, ...(await signIn(deps, id)) };
}

/** A new session, as after the twelve hours of the one before. */
export async function signIn(deps: Deps, staffId: string) {
  const device = { ip: "203.0.113.20", userAgent: null };
  const { token, sessionId } = await openStaffSession(deps, deps.db, {
    staffId,
    scope: "full",
    confirmedWith: "totp",
    device,
  });
  const [origin = ""] = deps.staffOrigins;
  return { sessionId, token, headers: { cookie: `equipe=${token}`, origin } };
}

/** Makes the person responsible for the member's half. */
export async function assign(deps: Deps, staffId: string, accountId: string, role: "nutri" | "treinador") {
  await deps.db
    .insertInto("staffAssignments")
    .values({ accountId, role, staffId, since: deps.now(), until: null })
    .execute();
}
