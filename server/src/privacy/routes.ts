import { Readable } from "node:stream";
import * as consents from "@app/contract/consents";
import { listHealthAccesses as listHealthAccessesWire } from "@app/contract/health-access";
import * as wire from "@app/contract/privacy";
import { answerConsent } from "../consents/answer-consent.ts";
import { listConsents } from "../consents/queries.ts";
import { listHealthAccesses } from "../health-access/queries.ts";
import { confirmPassword } from "../identity/passwords/confirm-password.ts";
import { requireSession } from "../identity/sessions/require-session.ts";
import type { App } from "../platform/http/app.ts";
import { done, serve, serveRaw } from "../platform/http/serve.ts";
import { revokeAdConsent } from "../tracking/revoke-ad-consent.ts";
import type { Deps } from "./deps.ts";
import { listDisclosures } from "./disclosures/list-disclosures.ts";
import { deleteAccount } from "./erasure/delete-account.ts";
import { previewDeletion } from "./erasure/preview-deletion.ts";
import { viewOf } from "./export/data-export.ts";
import { findExport } from "./export/export-store.ts";
import { getExportFile } from "./export/get-export-file.ts";
import { requestExport } from "./export/request-export.ts";

/** The data subject's rights, shown to members as "Meus dados". */
export function privacyRoutes(app: App, deps: Deps): void {
  const member = { auth: requireSession(deps) };

  serve(app, consents.listConsents, member, ({ account }) => listConsents(deps, account.id));

  serve(app, consents.answerConsent, member, async ({ account, body }) => {
    await answerConsent(deps, { accountId: account.id, ...body, via: "account" });
    return listConsents(deps, account.id);
  });

  serve(app, consents.revokeAdConsent, { auth: "public", throttle: deps.limits.trackingThrottle }, async ({ body }) => {
    await revokeAdConsent(deps, body);
    return done;
  });

  serve(app, wire.listDisclosures, member, ({ account, query }) =>
    listDisclosures(deps, { account, before: query.before }),
  );

  serve(app, listHealthAccessesWire, member, ({ account, query: { before, only } }) =>
    listHealthAccesses(deps, { accountId: account.id, before, only }),
  );

  serve(app, wire.requestExport, member, async ({ account, body, ip }) => {
    await confirmPassword(deps, { account, password: body.password, ip });
    return requestExport(deps, account);
  });

  serve(app, wire.getExport, member, async ({ account }) => {
    const last = await findExport(deps.db, account.id);
    return { current: last ? viewOf(last, deps.now()) : null };
  });

  serveRaw(app, wire.downloadExport, member, async ({ account, params: { exportId }, reply }) => {
    const { name, size, chunks } = await getExportFile(deps, { account, exportId });
    return reply
      .type("application/zip")
      .header("content-disposition", `attachment; filename="${name}"`)
      .header("content-length", size)
      .send(Readable.from(chunks, { highWaterMark: 1 }));
  });

  serve(app, wire.previewDeletion, member, ({ account }) => previewDeletion(deps, account));

  serve(app, wire.deleteAccount, member, async ({ account, body, ip }) => {
    await confirmPassword(deps, { account, password: body.password, ip });
    return deleteAccount(deps, { account, giveUpPlan: body.giveUpPlan === true });
  });
}
