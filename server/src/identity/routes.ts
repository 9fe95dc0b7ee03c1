import * as wire from "@app/contract/identity";
import { findPlan } from "../checkout/find-plan.ts";
import type { Deps } from "../deps.ts";
import { findOffer } from "../leads/find-offer.ts";
import { type App, serve } from "../platform/http.ts";
import { notBefore } from "../platform/not-before.ts";
import { together } from "../platform/together.ts";
import { isUuid } from "../platform/uuid.ts";
import { traceOf } from "../tracking/trace.ts";
import { viewOf } from "./account.ts";
import { confirmProof } from "./confirm-proof.ts";
import { register } from "./register.ts";
import { requestPasswordReset } from "./request-password-reset.ts";
import { resetPassword } from "./reset-password.ts";
import { deviceOf, signedIn } from "./signed-in.ts";
import { findAccount, findAccountIds } from "./store.ts";

const done = { done: true } as const;
/** Longer than writing a letter takes: whether there is an account is not read off the clock. */
const EVEN_MS = 250;

/** What anybody may ask: registering, looking up, getting back in. */
export const identityRoutes = (deps: Deps) => (app: App) => {
  const { db, limits } = deps;
  const findAccountId = together((emails: string[]) => findAccountIds(db, emails));

  serve(app, wire.register, async ({ body, ip, request }) => {
    const trace = traceOf(request);
    return limits.passwordCalls(ip, async () => {
      await limits.registering(ip);
      return register(deps, { form: body, trace });
    });
  });

  serve(app, wire.checkEmail, async ({ body, ip }) => {
    await limits.looking(ip);
    const id = await findAccountId(body.email.trim().toLowerCase());
    return id ? { _id: id } : null;
  });

  serve(app, wire.checkId, async ({ body, ip }) => {
    await limits.looking(ip);
    const account = isUuid(body.userId) ? await findAccount(db, body.userId) : undefined;
    return account ? { _id: account.id, email: account.email } : null;
  });

  serve(app, wire.me, async ({ request }) => {
    const { account } = await signedIn(deps, request);
    return viewOf(account, await findPlan(deps, account), await findOffer(deps, account.id));
  });

  serve(app, wire.requestPasswordReset, async ({ body, ip }) => {
    return limits.proofCalls(ip, async () => {
      await limits.signingIn(ip);
      await notBefore(EVEN_MS, requestPasswordReset(deps, { username: body.username, ip }));
      return done;
    });
  });

  serve(app, wire.resetPassword, async ({ body, ip, request }) => {
    const reset = { answer: body, newPassword: body.newPassword, device: deviceOf(request) };
    return limits.proofCalls(ip, async () => {
      await limits.signingIn(ip);
      return notBefore(EVEN_MS, resetPassword(deps, reset));
    });
  });

  serve(app, wire.confirmProof, async ({ body, ip, request }) => {
    const proof = { answer: body, password: body.password, device: deviceOf(request) };
    return limits.proofCalls(ip, async () => {
      await limits.signingIn(ip);
      return notBefore(EVEN_MS, confirmProof(deps, proof));
    });
  });

  // Shaped like the public look-up services it stands in for: plain JSON, no envelope.
  app.get("/v1/public/client-ip", { schema: { summary: wire.clientIp.summary } }, async ({ ip }) => ({ ip }));
};
