import type { StaffQueue } from "@app/contract/staff/queue";
import * as wire from "@app/contract/staff/queue";
import { recordListing } from "../../health-access/record-health-access.ts";
import type { PlatformDeps } from "../../platform/deps.ts";
import type { App } from "../../platform/http/app.ts";
import type { Staff } from "../accounts/staff.ts";
import type { StaffSessionDeps } from "../deps.ts";
import { listerOf } from "../members/reader.ts";
import { serveStaff } from "../permissions/serve-staff.ts";
import { claimTask, postponeTask, releaseTask } from "./claim-task.ts";
import { findQueue, getQueue } from "./get-queue.ts";

export function queueRoutes(app: App, deps: StaffSessionDeps & Pick<PlatformDeps, "keyRing">): void {
  /** Who is shown leaves a line that the member reads. */
  async function listed<Queue extends StaffQueue | null>(staff: Staff, queue: Queue): Promise<Queue> {
    const accountIds = queue?.items.map(({ memberId }) => memberId) ?? [];
    await recordListing(deps, { ...listerOf(staff), accountIds });
    return queue;
  }
  const audited = { isAuditedByUseCase: true } as const;
  serveStaff(app, deps, wire.getStaffQueue, async ({ staff, query }) =>
    listed(staff, await findQueue(deps, { staffId: staff.id, rev: query.rev })),
  );

  serveStaff(
    app,
    deps,
    wire.claimTask,
    async ({ staff, params, body, ip }) => {
      await claimTask(deps, { staff, accountId: params.memberId, takeOver: body.takeOver, ip });
      return listed(staff, await getQueue(deps, staff.id));
    },
    audited,
  );

  serveStaff(
    app,
    deps,
    wire.releaseTask,
    async ({ staff, params, ip }) => {
      await releaseTask(deps, { staff, accountId: params.memberId, ip });
      return listed(staff, await getQueue(deps, staff.id));
    },
    audited,
  );

  serveStaff(
    app,
    deps,
    wire.postponeTask,
    async ({ staff, params, body, ip }) => {
      const until = body.until === null ? null : new Date(body.until);
      await postponeTask(deps, { staff, accountId: params.memberId, until, ip });
      return listed(staff, await getQueue(deps, staff.id));
    },
    audited,
  );
}
