import type { Report, ReportChannel } from "@app/contract/staff/reported-answers";
import { recordReportedAnswer } from "../../../intake/reported/record-reported-answer.ts";
import { inTransaction } from "../../../platform/database/db.ts";
import { lockHead } from "../../../sync/lock-head.ts";
import { registrationOf, type Staff } from "../../accounts/staff.ts";
import { recordStaffAudit } from "../../audit/record-staff-audit.ts";
import type { MemberDeps } from "../deps.ts";

type Reporting = {
  key: string;
  memberId: string;
  staff: Staff;
  reportedOn: string;
  channel: ReportChannel;
  report: Report;
  ip: string | null;
};

/** What a member told a professional, among the member's answers with its source and its audit row. The same key again changes nothing. */
export const reportAnswer = (deps: MemberDeps, reporting: Reporting): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const { key, memberId, staff, ip, ...reported } = reporting;
    await lockHead(tx, memberId);
    const by = { name: staff.name, registration: registrationOf(staff) ?? "" };
    const isNew = await recordReportedAnswer(deps, tx, {
      ...reported,
      accountId: memberId,
      id: key,
      staffId: staff.id,
      by,
    });
    if (isNew) await recordStaffAudit(deps, tx, { staff, action: "answer.report", accountId: memberId, ip });
  });
