import type { StaffRole } from "@app/contract/staff/identity";
import type { Team } from "@app/contract/staff/team";
import * as wire from "@app/contract/staff/team";
import type { Db } from "../platform/database/db.ts";
import type { App } from "../platform/http/app.ts";
import { Problem } from "../platform/http/problem.ts";
import { dismissStaff } from "./accounts/dismiss-staff.ts";
import { listTeam } from "./accounts/staff-store.ts";
import { listStaffAudit } from "./audit/list-staff-audit.ts";
import { openBreakGlass } from "./break-glass/open-break-glass.ts";
import type { Deps } from "./deps.ts";
import { serveStaff } from "./permissions/serve-staff.ts";

async function viewTeam({ db }: { db: Db }): Promise<Team> {
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

/** The administrator's view of the team, and emergency access. */
export function staffTeamRoutes(app: App, deps: Deps): void {
  const audited = { isAuditedByUseCase: true } as const;
  serveStaff(app, deps, wire.getTeam, async () => viewTeam(deps));
  serveStaff(app, deps, wire.getStaffAudit, async ({ query }) => listStaffAudit(deps, query));
  serveStaff(
    app,
    deps,
    wire.dismissStaff,
    async ({ staff: by, params: { staffId }, body: { reason }, ip }) => {
      if (staffId === by.id) throw new Problem("staff-not-permitted");
      await dismissStaff(deps, { staffId, reason, by, ip });
      return viewTeam(deps);
    },
    audited,
  );
  serveStaff(
    app,
    deps,
    wire.breakGlass,
    async ({ staff, params, body, ip }) => {
      const until = await openBreakGlass(deps, { staff, accountId: params.memberId, reason: body.reason, ip });
      return { until: until.toISOString() };
    },
    audited,
  );
}
