/** The demo team: a nutritionist, a trainer, a salesperson and an administrator, each by an invitation like anyone's. */
import { brand } from "@app/contract/brand";
import type { Half } from "@app/contract/plan-document";
import type { StaffRole } from "@app/contract/staff/identity";
import type { Deps } from "../deps.ts";
import { addMs, SECOND_MS } from "../platform/time.ts";
import { inviteStaff } from "../staff/accounts/invite-staff.ts";
import { findStaffId } from "../staff/accounts/queries.ts";
import { codeAt } from "../staff/identity/codes/totp.ts";
import { acceptInvitation } from "../staff/identity/invitations/accept-invitation.ts";
import { assignMember } from "../staff/permissions/relation-store.ts";
import { deleteStaffSessions } from "../staff/sessions/session-store.ts";
import { TEAM_PASSWORD, TEAM_SECRET } from "./demo-secrets.ts";

type Person = { email: string; name: string; role: StaffRole; council: string | null; number: string | null };

/** With the registrations that the site names, so that a signature says the same. */
const { nutritionist, trainer } = brand.professionals;

export const team: readonly Person[] = [
  { email: "helena@demo.example", role: "nutri", ...nutritionist },
  { email: "rafael@demo.example", role: "treinador", ...trainer },
  { email: "vendas@demo.example", name: "Bianca Vendas Exemplo", role: "vendas", council: null, number: null },
  { email: "admin@demo.example", name: "Otávio Admin Exemplo", role: "admin", council: null, number: null },
];

const DEVICE = { ip: "127.0.0.1", userAgent: null };
const WEEK_MINUTES = 2_400;

/** Running it again changes nothing. Returns who signs each half. */
export async function seedTeam(deps: Deps, marinaId: string | undefined): Promise<Record<Half, string>> {
  for (const person of team) {
    if (await findStaffId(deps.db, person.email)) continue;
    await join(deps, person);
    const id = await findStaffId(deps.db, person.email);
    if (!id) continue;
    await deleteStaffSessions(deps.db, id);
    const { role } = person;
    if (marinaId && (role === "nutri" || role === "treinador"))
      await assignMember(deps.db, { accountId: marinaId, role, staffId: id, since: deps.now() });
  }
  return { diet: await teamIdOf(deps, "nutri"), training: await teamIdOf(deps, "treinador") };
}

export const teamIdOf = async ({ db }: Deps, role: StaffRole): Promise<string> =>
  (await findStaffId(db, team.find((person) => person.role === role)?.email ?? "")) ?? "";

async function join(deps: Deps, { email, name, role, council, number }: Person): Promise<void> {
  const token = await inviteStaff(deps, {
    email,
    name,
    role,
    council,
    registrationNumber: number,
    registrationExpiresOn: council && "2099-12-31",
    hasRemoteRegistration: role === "nutri",
    minutesPerWeek: council ? WEEK_MINUTES : 0,
  });
  if (!token) return;
  // The code before: the one of this moment is left for a first sign-in.
  const code = codeAt(TEAM_SECRET, addMs(deps.now(), -30 * SECOND_MS));
  const factor = { kind: "totp", password: TEAM_PASSWORD, secret: TEAM_SECRET, code } as const;
  await acceptInvitation(deps, { token, factor, device: DEVICE });
}
