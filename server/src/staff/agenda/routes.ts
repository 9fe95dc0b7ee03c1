import * as wire from "@app/contract/staff/agenda";
import { addAbsence } from "../../bookings/add-absence.ts";
import { proposeMove } from "../../bookings/propose-move.ts";
import { recordResult, setLink } from "../../bookings/record-result.ts";
import type { Db } from "../../platform/database/db.ts";
import type { App } from "../../platform/http/app.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Staff } from "../accounts/staff.ts";
import { listCallProfessionals } from "../assignments/queries.ts";
import { recordStaffAudit } from "../audit/record-staff-audit.ts";
import { serveStaff } from "../permissions/serve-staff.ts";
import type { AgendaDeps } from "./deps.ts";
import { findOwnCall, getAgenda, professionOf } from "./get-agenda.ts";

export function agendaRoutes(app: App, deps: AgendaDeps): void {
  serveStaff(app, deps, wire.getStaffAgenda, async ({ staff, query }) => getAgenda(deps, { staff, week: query.week }));

  serveStaff(app, deps, wire.settleCall, async ({ staff, params, body, ip }) => {
    const { referenceNumber, accountId, state } = await findOwnCall(deps, { staff, bookingId: params.bookingId });
    if (state !== body.result) {
      const afterStoring = auditRow(deps, { staff, accountId, ip });
      const outcome = await recordResult(deps, { referenceNumber, result: body.result, by: staff.name, afterStoring });
      if (outcome === "too-early") throw new Problem("call-too-early");
      if (outcome === "no-such-call") throw new Problem("booking-changed");
    }
    return getAgenda(deps, { staff });
  });

  serveStaff(app, deps, wire.proposeHour, async ({ staff, params, body, ip }) => {
    const { referenceNumber, accountId } = await findOwnCall(deps, { staff, bookingId: params.bookingId });
    const startsAt = new Date(body.startsAt);
    const afterStoring = auditRow(deps, { staff, accountId, ip });
    const proposal = { referenceNumber, startsAt, reason: body.reason, by: staff.name, afterStoring };
    const outcome = await proposeMove({ ...deps, listCallProfessionals }, proposal);
    if (outcome !== "proposed") throw new Problem(outcome === "slot-taken" ? "slot-taken" : "booking-changed");
    return getAgenda(deps, { staff });
  });

  serveStaff(app, deps, wire.setCallLink, async ({ staff, params, body, ip }) => {
    const { referenceNumber, accountId } = await findOwnCall(deps, { staff, bookingId: params.bookingId });
    const afterStoring = auditRow(deps, { staff, accountId, ip });
    if (!(await setLink(deps, { referenceNumber, link: body.link, afterStoring })))
      throw new Problem("booking-changed");
    return getAgenda(deps, { staff });
  });

  serveStaff(app, deps, wire.addAbsence, async ({ staff, body, ip }) => {
    const professional = professionOf(staff);
    const [startsAt, endsAt] = [new Date(body.from), new Date(body.until)];
    const afterStoring = (tx: Db) => recordStaffAudit(deps, tx, { staff, action: "absence.add", ip });
    await addAbsence(deps, { id: body.key, professional, staffId: staff.id, startsAt, endsAt, afterStoring });
    return getAgenda(deps, { staff });
  });
}

type Act = { staff: Staff; accountId: string; ip: string };

/** Written in the transaction of the act on the call: one is not there without the other. */
const auditRow =
  (deps: AgendaDeps, { staff, accountId, ip }: Act) =>
  (tx: Db): Promise<void> =>
    recordStaffAudit(deps, tx, { staff, action: "chat.write", accountId, ip });
