import * as wire from "@app/contract/identity";
import { createBatcher } from "../platform/database/batcher.ts";
import type { App } from "../platform/http/app.ts";
import { clientContextOf } from "../platform/http/client-context.ts";
import { serve } from "../platform/http/serve.ts";
import { withMinimumDuration } from "../platform/resilience/with-minimum-duration.ts";
import { isUuid } from "../platform/uuid.ts";
import { findAccount, findAccountIds } from "./accounts/account-store.ts";
import { register } from "./accounts/register.ts";
import type { Deps } from "./deps.ts";
import { requestPasswordReset } from "./passwords/request-password-reset.ts";
import { resetPassword } from "./passwords/reset-password.ts";
import { deviceOf } from "./sessions/require-session.ts";
import { confirmVerification } from "./verification/confirm-verification.ts";

const done = { done: true } as const;
/** Longer than queueing an e-mail takes, so that the duration does not disclose whether the account exists. */
const UNIFORM_RESPONSE_MS = 250;

/** Public routes: registration, look-ups, password resets. */
export const identityRoutes = (deps: Deps) => (app: App) => {
  const { db, limits } = deps;
  const findAccountId = createBatcher((emails: string[]) => findAccountIds(db, emails));

  serve(app, wire.register, async ({ body, ip, request }) => {
    const clientContext = clientContextOf(request);
    return limits.passwordCalls(ip, async () => {
      await limits.registrationThrottle(ip);
      return register(deps, { form: body, clientContext });
    });
  });

  serve(app, wire.checkEmail, async ({ body, ip }) => {
    await limits.lookupThrottle(ip);
    const id = await findAccountId(body.email.trim().toLowerCase());
    return id ? { _id: id } : null;
  });

  serve(app, wire.checkId, async ({ body, ip }) => {
    await limits.lookupThrottle(ip);
    const account = isUuid(body.userId) ? await findAccount(db, body.userId) : undefined;
    return account ? { _id: account.id, email: account.email } : null;
  });

  serve(app, wire.requestPasswordReset, async ({ body, ip }) => {
    return limits.verificationCalls(ip, async () => {
      await limits.loginThrottle(ip);
      await withMinimumDuration(UNIFORM_RESPONSE_MS, requestPasswordReset(deps, { username: body.username, ip }));
      return done;
    });
  });

  serve(app, wire.resetPassword, async ({ body, ip, request }) => {
    const reset = { answer: body, newPassword: body.newPassword, device: deviceOf(request) };
    return limits.verificationCalls(ip, async () => {
      await limits.loginThrottle(ip);
      return withMinimumDuration(UNIFORM_RESPONSE_MS, resetPassword(deps, reset));
    });
  });

  serve(app, wire.confirmVerification, async ({ body, ip, request }) => {
    const verification = { answer: body, password: body.password, device: deviceOf(request) };
    return limits.verificationCalls(ip, async () => {
      await limits.loginThrottle(ip);
      return withMinimumDuration(UNIFORM_RESPONSE_MS, confirmVerification(deps, verification));
    });
  });

  // Same shape as the public look-up service it replaces: plain JSON, no envelope.
  app.get("/v1/public/client-ip", { schema: { summary: wire.clientIp.summary } }, async ({ ip }) => ({ ip }));
};
