import { Readable } from "node:stream";
import * as wire from "@app/contract/privacy";
import type * as z from "zod/mini";
import { answerConsent } from "../consents/answer-consent.ts";
import { listConsents } from "../consents/list-consents.ts";
import { confirmPassword } from "../identity/passwords/confirm-password.ts";
import { requireSession } from "../identity/sessions/require-session.ts";
import type { App } from "../platform/http/app.ts";
import { serve } from "../platform/http/serve.ts";
import { revokeAdConsent } from "../tracking/revoke-ad-consent.ts";
import type { Deps } from "./deps.ts";
import { listDisclosures } from "./disclosures/list-disclosures.ts";
import { deleteAccount } from "./erasure/delete-account.ts";
import { previewDeletion } from "./erasure/preview-deletion.ts";
import { viewOf } from "./export/data-export.ts";
import { findExport } from "./export/export-store.ts";
import { getExportFile } from "./export/get-export-file.ts";
import { requestExport } from "./export/request-export.ts";

const done = { done: true } as const;

/** The data subject's rights, shown to members as "Meus dados". */
export const privacyRoutes = (deps: Deps) => (app: App) => {
  serve(app, wire.listConsents, async ({ request }) => {
    const { account } = await requireSession(deps, request);
    return listConsents(deps, account.id);
  });

  serve(app, wire.answerConsent, async ({ request, body }) => {
    const { account } = await requireSession(deps, request);
    await answerConsent(deps, { accountId: account.id, ...body, via: "account" });
    return listConsents(deps, account.id);
  });

  serve(app, wire.revokeAdConsent, async ({ body, ip }) => {
    await deps.limits.trackingThrottle(ip);
    await revokeAdConsent(deps, body);
    return done;
  });

  serve(app, wire.listDisclosures, async ({ request, query }) => {
    const { account } = await requireSession(deps, request);
    return listDisclosures(deps, { account, before: query.before });
  });

  serve(app, wire.requestExport, async ({ request, body, ip }) => {
    const { account } = await requireSession(deps, request);
    await confirmPassword(deps, { account, password: body.password, ip });
    return requestExport(deps, account);
  });

  serve(app, wire.getExport, async ({ request }) => {
    const { account } = await requireSession(deps, request);
    const last = await findExport(deps.db, account.id);
    return { current: last ? viewOf(last, deps.now()) : null };
  });

  // A file, not an envelope; errors are envelopes as on every route.
  const { path, summary, schema } = wire.downloadExport;
  app.get(path, { schema: { summary, ...schema } }, async (request, reply) => {
    const { account } = await requireSession(deps, request);
    const { exportId } = request.params as z.infer<typeof schema.params>;
    const { name, size, chunks } = await getExportFile(deps, { account, exportId });
    return reply
      .type("application/zip")
      .header("content-disposition", `attachment; filename="${name}"`)
      .header("content-length", size)
      .send(Readable.from(chunks, { highWaterMark: 1 }));
  });

  serve(app, wire.previewDeletion, async ({ request }) => {
    const { account } = await requireSession(deps, request);
    return previewDeletion(deps, account);
  });

  serve(app, wire.deleteAccount, async ({ request, body, ip }) => {
    const { account } = await requireSession(deps, request);
    await confirmPassword(deps, { account, password: body.password, ip });
    return deleteAccount(deps, { account, giveUpPlan: body.giveUpPlan === true });
  });
};
