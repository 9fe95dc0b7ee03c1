import * as decision from "@app/contract/staff/member-decision";
import * as file from "@app/contract/staff/member-file";
import * as timeline from "@app/contract/staff/member-timeline";
import * as members from "@app/contract/staff/members";
import * as promises from "@app/contract/staff/promises";
import * as reported from "@app/contract/staff/reported-answers";
import { recordListing } from "../../health-access/record-health-access.ts";
import type { App } from "../../platform/http/app.ts";
import { authoriseAlso } from "../permissions/authorise.ts";
import { serveStaff } from "../permissions/serve-staff.ts";
import { decideReading, signingOf } from "./decision/decide-reading.ts";
import { getDecisionOptions } from "./decision/get-decision-options.ts";
import type { MemberDeps } from "./deps.ts";
import { getMemberFile } from "./file/get-member-file.ts";
import { getMemberAnswers } from "./get-member-answers.ts";
import { listMembers } from "./list-members.ts";
import { listPromiseDates } from "./list-promise-dates.ts";
import { addCallNote, addComment } from "./notes/add-note.ts";
import { pauseMemberPromise, resumeMemberPromise } from "./promises/pause-member-promise.ts";
import { listerOf } from "./reader.ts";
import { reportAnswer } from "./reported/report-answer.ts";
import { getTimeline } from "./timeline/get-timeline.ts";

export function memberRoutes(app: App, deps: MemberDeps): void {
  serveStaff(app, deps, members.listMembers, async ({ staff, query }) => {
    const listed = await listMembers(deps, { staffId: staff.id, name: query.name });
    await recordListing(deps, { ...listerOf(staff), accountIds: listed.members.map(({ memberId }) => memberId) });
    return listed;
  });

  serveStaff(app, deps, file.getMemberFile, async ({ staff, limits, breakGlassUntil, params }) =>
    getMemberFile(deps, { memberId: params.memberId, reader: { staff, limits, breakGlassUntil } }),
  );

  serveStaff(app, deps, timeline.getTimeline, async ({ staff, limits, breakGlassUntil, params, query }) =>
    getTimeline(deps, { memberId: params.memberId, reader: { staff, limits, breakGlassUntil }, ...query }),
  );

  serveStaff(app, deps, file.getMemberAnswers, async ({ staff, limits, breakGlassUntil, params }) =>
    getMemberAnswers(deps, { memberId: params.memberId, reader: { staff, limits, breakGlassUntil } }),
  );

  serveStaff(app, deps, promises.getPromiseDates, async ({ params }) => listPromiseDates(deps, params.memberId));

  serveStaff(
    app,
    deps,
    promises.pausePromise,
    async ({ staff, params, body, ip }) => ({
      promise: await pauseMemberPromise(deps, { ...params, ...body, staff, ip }),
    }),
    { isAuditedByUseCase: true },
  );

  serveStaff(
    app,
    deps,
    promises.resumePromise,
    async ({ staff, params, ip }) => ({ promise: await resumeMemberPromise(deps, { ...params, staff, ip }) }),
    { isAuditedByUseCase: true },
  );

  serveStaff(
    app,
    deps,
    timeline.addComment,
    async ({ staff, params, body, ip }) => ({
      event: await addComment(deps, { ...body, memberId: params.memberId, staff, ip }),
    }),
    { isAuditedByUseCase: true },
  );

  serveStaff(
    app,
    deps,
    timeline.addCallNote,
    async ({ staff, params, body, ip }) => ({
      event: await addCallNote(deps, { ...body, memberId: params.memberId, staff, ip }),
    }),
    { isAuditedByUseCase: true },
  );

  serveStaff(
    app,
    deps,
    reported.reportAnswer,
    async ({ staff, params, body, ip }) => {
      await reportAnswer(deps, { ...body, memberId: params.memberId, staff, ip });
      return { done: true } as const;
    },
    { isAuditedByUseCase: true },
  );

  serveStaff(app, deps, decision.getDecisionOptions, async ({ staff, limits, breakGlassUntil, params, query }) =>
    getDecisionOptions(deps, {
      memberId: params.memberId,
      half: query.half,
      reader: { staff, limits, breakGlassUntil },
    }),
  );

  serveStaff(
    app,
    deps,
    decision.decideReading,
    async (call) => {
      const { staff, limits, breakGlassUntil, params, body, ip } = call;
      const { memberId } = params;
      await authoriseAlso(deps, call, signingOf(body.half), memberId);
      const reviewBy = body.reviewBy === null ? null : new Date(body.reviewBy);
      await decideReading(deps, { ...body, memberId, staff, reviewBy, ip });
      return getMemberFile(deps, { memberId, reader: { staff, limits, breakGlassUntil } });
    },
    { isAuditedByUseCase: true },
  );
}
