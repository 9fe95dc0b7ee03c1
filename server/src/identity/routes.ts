import * as wire from "@app/contract/identity";
import { createBatcher } from "../platform/database/batcher.ts";
import type { App } from "../platform/http/app.ts";
import { clientContextOf } from "../platform/http/request-context.ts";
import { done, serve, serveRaw } from "../platform/http/serve.ts";
import { isUuid } from "../platform/uuid.ts";
import { findAccount, findAccountIds } from "./accounts/account-store.ts";
import { register } from "./accounts/register.ts";
import type { Deps } from "./deps.ts";
import { requestPasswordReset, resetPassword } from "./passwords/reset-password.ts";
import { deviceOf } from "./sessions/require-session.ts";
import { confirmVerification } from "./verification/confirm-verification.ts";

/** Longer than queueing an e-mail takes, so that the duration does not disclose whether the account exists. */
const UNIFORM_RESPONSE_MS = 250;

/** Public routes: registration, look-ups, password resets. */
export function identityRoutes(app: App, deps: Deps): void {
  const { db, limits } = deps;
  const findAccountId = createBatcher((emails: string[]) => findAccountIds(db, emails));
  const signUp = {
    auth: "public",
    concurrency: limits.passwordCalls,
    throttle: limits.registrationThrottle,
  } as const;
  const lookup = { auth: "public", throttle: limits.lookupThrottle } as const;
  const verification = {
    auth: "public",
    concurrency: limits.verificationCalls,
    throttle: limits.loginThrottle,
    minimumMs: UNIFORM_RESPONSE_MS,
  } as const;

  serve(app, wire.register, signUp, ({ body, request }) =>
    register(deps, { form: body, clientContext: clientContextOf(request) }),
  );

  serve(app, wire.checkEmail, lookup, async ({ body }) => {
    const id = await findAccountId(body.email.trim().toLowerCase());
    return id ? { _id: id } : null;
  });

  serve(app, wire.checkId, lookup, async ({ body }) => {
    const account = isUuid(body.userId) ? await findAccount(db, body.userId) : undefined;
    return account ? { _id: account.id, email: account.email } : null;
  });

  serve(app, wire.requestPasswordReset, verification, async ({ body, ip }) => {
    await requestPasswordReset(deps, { username: body.username, ip });
    return done;
  });

  serve(app, wire.resetPassword, verification, ({ body, request }) =>
    resetPassword(deps, { answer: body, newPassword: body.newPassword, device: deviceOf(request) }),
  );

  serve(app, wire.confirmVerification, verification, ({ body, request }) =>
    confirmVerification(deps, { answer: body, password: body.password, device: deviceOf(request) }),
  );

  // Same shape as the public look-up service it replaces: plain JSON, no envelope.
  serveRaw(app, wire.clientIp, { auth: "public" }, async ({ ip }) => ({ ip }));
}
