import * as wire from "@app/contract/staff/conversations";
import type { App } from "../../platform/http/app.ts";
import type { StaffSessionDeps } from "../deps.ts";
import { serveStaff } from "../permissions/serve-staff.ts";
import { deleteReply, listReplies, saveReply } from "./save-reply.ts";

export function replyRoutes(app: App, deps: StaffSessionDeps): void {
  serveStaff(app, deps, wire.listCannedReplies, async ({ staff }) => ({ replies: await listReplies(deps.db, staff) }));

  serveStaff(app, deps, wire.saveCannedReply, async ({ staff, body, ip }) => ({
    replies: await saveReply(deps, { staff, ip, id: body._id, title: body.title, text: body.text }),
  }));

  serveStaff(app, deps, wire.deleteCannedReply, async ({ staff, params, ip }) => ({
    replies: await deleteReply(deps, { staff, ip, id: params.replyId }),
  }));
}
