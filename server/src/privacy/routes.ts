import * as wire from "@app/contract/privacy";
import type * as z from "zod/mini";
import type { Deps } from "../deps.ts";
import { confirmPassword } from "../identity/confirm-password.ts";
import { signedIn } from "../identity/signed-in.ts";
import { type App, serve } from "../platform/http.ts";
import { withdrawAds } from "../tracking/withdraw-ads.ts";
import { answerConsent } from "./answer-consent.ts";
import { deleteAccount } from "./delete-account.ts";
import { exportData } from "./export-data.ts";
import { listConsents } from "./list-consents.ts";
import { previewDeletion } from "./preview-deletion.ts";
import { readDisclosures } from "./read-disclosures.ts";
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

  // A file, not an envelope; refusals are envelopes as everywhere.
  const { path, summary, schema } = wire.exportData;
  app.post(path, { schema: { summary, ...schema } }, async (request, reply) => {
    const { account } = await signedIn(deps, request);
    const { password } = request.body as z.infer<typeof schema.body>;
    await confirmPassword(deps, { account, password, ip: request.ip });
    const { name, bytes } = await exportData(deps, account);
    return reply
      .type("application/zip")
      .header("content-disposition", `attachment; filename="${name}"`)
      .send(Buffer.from(bytes));
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
