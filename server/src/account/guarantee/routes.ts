import * as wire from "@app/contract/guarantee";
import { bundleText } from "@app/engine/guarantee/bundle";
import { choose } from "../../guarantee/decisions/choose.ts";
import { disagree } from "../../guarantee/decisions/disagree.ts";
import { acceptFreeDays } from "../../guarantee/decisions/free-days.ts";
import { getDecided } from "../../guarantee/decisions/list-decided.ts";
import { requireSession } from "../../identity/sessions/require-session.ts";
import { hearWords } from "../../intake/answer-danger.ts";
import type { App } from "../../platform/http/app.ts";
import { Problem } from "../../platform/http/problem.ts";
import { serve, serveRaw } from "../../platform/http/serve.ts";
import type { Deps } from "../deps.ts";
import { askGuarantee } from "./ask-guarantee.ts";
import { drawBundle } from "./bundle-pdf.ts";
import { getDecision, getGuarantee } from "./get-guarantee.ts";

/** The guarantee that decides itself. A decision of another account is a 404. */
export function guaranteeRoutes(app: App, deps: Deps): void {
  const member = { auth: requireSession(deps) };
  const { guaranteeReadsPerAccount: reads, guaranteeRequestsPerAccount: requests } = deps.limits;
  const count = async (limit: typeof reads, accountId: string) => {
    if (!(await limit.consume(accountId))) throw new Problem("rate-limited");
  };

  serve(app, wire.getGuarantee, member, async ({ account }) => {
    await count(reads, account.id);
    return getGuarantee(deps, account);
  });

  serve(app, wire.requestGuarantee, member, async ({ account, body: { _id: id, paymentId, password }, ip }) => {
    await count(requests, account.id);
    return askGuarantee(deps, { account, id, paymentId, password, ip });
  });

  serve(app, wire.disagreeWithGuarantee, member, async ({ account, params: { decisionId: id }, body: { text } }) => {
    await count(requests, account.id);
    await hearWords(deps, { accountId: account.id, text, place: "guarantee" });
    await disagree(deps, { accountId: account.id, id, text, requestedBy: "buyer" });
    return getDecision(deps, account, id);
  });

  serve(app, wire.chooseInGuarantee, member, async ({ account, params: { decisionId: id }, body: { choice } }) => {
    await count(requests, account.id);
    await choose(deps, { accountId: account.id, id, choice, requestedBy: "buyer" });
    return getDecision(deps, account, id);
  });

  serve(app, wire.acceptGuaranteeOffer, member, async ({ account, params: { decisionId: id } }) => {
    await count(requests, account.id);
    await acceptFreeDays(deps, { accountId: account.id, id });
    return getDecision(deps, account, id);
  });

  serveRaw(app, wire.getGuaranteeBundle, member, async ({ account, params: { decisionId: id }, reply }) => {
    await count(reads, account.id);
    const { referenceNumber, bundle } = await getDecided(deps, account.id, id);
    return reply
      .type("application/json; charset=utf-8")
      .header("content-disposition", `attachment; filename="garantia-${referenceNumber}.json"`)
      .send(bundleText(bundle));
  });

  serveRaw(app, wire.getGuaranteePdf, member, async ({ account, params: { decisionId: id }, reply }) => {
    await count(reads, account.id);
    const decided = await getDecided(deps, account.id, id);
    return reply
      .type("application/pdf")
      .header("content-disposition", `attachment; filename="garantia-${decided.referenceNumber}.pdf"`)
      .send(await drawBundle(decided, account.fullName));
  });
}
