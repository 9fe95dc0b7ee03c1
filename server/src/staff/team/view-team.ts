import type { StaffRole } from "@app/contract/staff/identity";
import type { Team } from "@app/contract/staff/team";
import type { Db } from "../../platform/database/db.ts";
import { listTeam } from "../accounts/staff-store.ts";

export async function viewTeam({ db }: { db: Db }): Promise<Team> {
  const rows = await listTeam(db);
  return {
    people: rows.map((row) => ({
      _id: row.id,
      name: row.name,
      email: row.email,
      role: row.role as StaffRole,
      registration:
        row.council && row.registrationNumber && row.registrationExpiresOn
          ? { council: row.council, number: row.registrationNumber, expiresOn: row.registrationExpiresOn }
          : null,
      members: row.members ?? 0,
      lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
      dismissedAt: row.dismissedAt?.toISOString() ?? null,
    })),
  };
}
