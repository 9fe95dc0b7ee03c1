import { Readable } from "node:stream";
import * as wire from "@app/contract/privacy";
import type * as z from "zod/mini";
import type { Deps } from "../deps.ts";
import { confirmPassword } from "../identity/confirm-password.ts";
import { signedIn } from "../identity/signed-in.ts";
import { type App, serve } from "../platform/http.ts";
import { withdrawAds } from "../tracking/withdraw-ads.ts";
import { answerConsent } from "./answer-consent.ts";
import { viewOf } from "./data-export.ts";
import { deleteAccount } from "./delete-account.ts";
import { findExport } from "./export-store.ts";
import { listConsents } from "./list-consents.ts";
import { openExport } from "./open-export.ts";
import { previewDeletion } from "./preview-deletion.ts";
import { readDisclosures } from "./read-disclosures.ts";
import { requestExport } from "./request-export.ts";
import { unsubscribeRoutes } from "./unsubscribe-routes.ts";

const done = { done: true } as const;

/** What the law calls the rights of the person the data is about, and we call "Meus dados". */
export const privacyRoutes = (deps: Deps) => (app: App) => {
  serve(app, wire.listConsents, async ({ request }) => {
    const { account } = await signedIn(deps, request);
    return listConsents(deps, account.id);
  });

  serve(app, wire.answerConsent, async ({ request, body }) => {
    const { account } = await signedIn(deps, request);
    await answerConsent(deps, { accountId: account.id, ...body, via: "account" });
    return listConsents(deps, account.id);
  });

  serve(app, wire.withdrawAds, async ({ body, ip }) => {
    await deps.limits.tracking(ip);
    await withdrawAds(deps, body);
    return done;
  });

  serve(app, wire.readDisclosures, async ({ request, query }) => {
    const { account } = await signedIn(deps, request);
    return readDisclosures(deps, { account, before: query.before });
  });

  serve(app, wire.requestExport, async ({ request, body, ip }) => {
    const { account } = await signedIn(deps, request);
    await confirmPassword(deps, { account, password: body.password, ip });
    return requestExport(deps, account);
  });

  serve(app, wire.readExport, async ({ request }) => {
    const { account } = await signedIn(deps, request);
    const last = await findExport(deps.db, account.id);
    return { current: last ? viewOf(last, deps.now()) : null };
  });

  // A file, not an envelope; refusals are envelopes as everywhere.
  const { path, summary, schema } = wire.downloadExport;
  app.get(path, { schema: { summary, ...schema } }, async (request, reply) => {
    const { account } = await signedIn(deps, request);
    const { exportId } = request.params as z.infer<typeof schema.params>;
    const { name, size, chunks } = await openExport(deps, { account, exportId });
    return reply
      .type("application/zip")
      .header("content-disposition", `attachment; filename="${name}"`)
      .header("content-length", size)
      .send(Readable.from(chunks, { highWaterMark: 1 }));
  });

  serve(app, wire.previewDeletion, async ({ request }) => {
    const { account } = await signedIn(deps, request);
    return previewDeletion(deps, account);
  });

  serve(app, wire.deleteAccount, async ({ request, body, ip }) => {
    const { account } = await signedIn(deps, request);
    await confirmPassword(deps, { account, password: body.password, ip });
    return deleteAccount(deps, { account, giveUpPlan: body.giveUpPlan === true });
  });

  unsubscribeRoutes(deps)(app);
};
