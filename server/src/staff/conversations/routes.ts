import type { Thread } from "@app/contract/conversations";
import * as wire from "@app/contract/staff/conversations";
import { markRead } from "../../conversations/threads/mark-read.ts";
import { inTransaction } from "../../platform/database/db.ts";
import type { App } from "../../platform/http/app.ts";
import { Problem } from "../../platform/http/problem.ts";
import { type StaffCall, serveStaff } from "../permissions/serve-staff.ts";
import type { ThreadDeps } from "./deps.ts";
import { getSupportInbox } from "./get-support-inbox.ts";
import { handOverThread } from "./hand-over-thread.ts";
import { saveReplyDraft, sendStaffMessage } from "./send-staff-message.ts";
import { getStaffThread, viewThread } from "./view-thread.ts";

type ThreadCall = StaffCall & { params: { memberId: string; thread: Thread }; ip: string };

export function staffThreadRoutes(app: App, deps: ThreadDeps): void {
  const audited = { isAuditedByUseCase: true } as const;

  // A screen asks every minute, and is shown no word of a thread: opening one is the act.
  serveStaff(app, deps, wire.getSupportInbox, () => getSupportInbox(deps), audited);

  serveStaff(
    app,
    deps,
    wire.getStaffThread,
    async (call) => getStaffThread(deps, { ...askingOf(call), query: call.query, ip: call.ip }),
    audited,
  );

  serveStaff(
    app,
    deps,
    wire.sendStaffMessage,
    async (call) => {
      if (!(await deps.limits.messagesPerStaff.consume(call.staff.id))) throw new Problem("rate-limited");
      await sendStaffMessage(deps, { ...call.params, ...call.body, staff: call.staff, ip: call.ip });
      return newestOf(deps, call);
    },
    audited,
  );

  serveStaff(
    app,
    deps,
    wire.readStaffThread,
    async ({ params, body }) => {
      const { memberId: accountId, thread } = params;
      return { readByTeam: await markRead(deps.db, { accountId, thread, side: "team", seq: body.seq }) };
    },
    audited,
  );

  serveStaff(
    app,
    deps,
    wire.saveReplyDraft,
    async ({ staff, params, body }) => {
      if (!(await deps.limits.draftSavesPerStaff.consume(staff.id))) throw new Problem("rate-limited");
      return saveReplyDraft(deps, { ...params, staffId: staff.id, text: body.text });
    },
    audited,
  );

  serveStaff(
    app,
    deps,
    wire.handOverThread,
    async (call) => {
      if (!(await deps.limits.messagesPerStaff.consume(call.staff.id))) throw new Problem("rate-limited");
      await handOverThread(deps, { ...call.params, ...call.body, staff: call.staff, ip: call.ip });
      return newestOf(deps, call);
    },
    audited,
  );
}

const askingOf = ({ staff, limits, breakGlassUntil, params }: ThreadCall) => ({
  ...params,
  reader: { staff, limits, breakGlassUntil },
});

const newestOf = (deps: ThreadDeps, call: ThreadCall) =>
  inTransaction(deps.db, (tx) => viewThread(deps, tx, askingOf(call)));
