import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { addAbsence } from "../../bookings/add-absence.ts";
import { addMs, DAY_MS } from "../../platform/time.ts";
import { test } from "../../testing/http.ts";
import { killAtSomeStatements } from "../../testing/killed.ts";
import { findStaff } from "../accounts/staff-store.ts";
import { recordStaffAudit } from "../audit/record-staff-audit.ts";
import { aStaffMember } from "../testing/a-staff-member.ts";

test("an absence and its audit row are there together or not at all", async ({ deps, databaseUrl }) => {
  const { id: staffId } = await aStaffMember(deps);
  const staff = await findStaff(deps.db, staffId);
  if (!staff) throw new Error("no such person");
  const [startsAt, endsAt] = [addMs(deps.now(), 60 * DAY_MS), addMs(deps.now(), 61 * DAY_MS)];
  const absence = { id: randomUUID(), professional: "nutritionist", staffId, startsAt, endsAt } as const;
  const stored = async () => {
    const absences = deps.db.selectFrom("bookingAbsences").select("id").where("staffId", "=", staffId);
    const rows = deps.db.selectFrom("staffAudit").select("id").where("staffId", "=", staffId);
    return [(await absences.execute()).length, (await rows.execute()).length];
  };
  await killAtSomeStatements(
    databaseUrl,
    (db) =>
      addAbsence(
        { ...deps, db },
        { ...absence, afterStoring: (tx) => recordStaffAudit(deps, tx, { staff, action: "absence.add" }) },
      ),
    async () =>
      expect([
        [0, 0],
        [1, 1],
      ]).toContainEqual(await stored()),
  );
  expect(await stored()).toEqual([1, 1]);
});
