import * as wire from "@app/contract/access";
import { inTransaction } from "../platform/database/db.ts";
import type { App } from "../platform/http/app.ts";
import { Problem } from "../platform/http/problem.ts";
import { done, serve } from "../platform/http/serve.ts";
import { correctName } from "./accounts/correct-name.ts";
import { changeEmail, changePhone } from "./contacts/change-contact.ts";
import { confirmContact } from "./contacts/confirm-contact.ts";
import type { Deps } from "./deps.ts";
import { changePassword } from "./passwords/change-password.ts";
import { confirmPassword } from "./passwords/confirm-password.ts";
import { formatDevice } from "./sessions/format-device.ts";
import { deviceOf, requireSession } from "./sessions/require-session.ts";
import { deleteSession, deleteSessions, listSessions } from "./sessions/session-store.ts";
import { signIn } from "./sessions/sign-in.ts";
import { requestVerification } from "./verification/send-verification.ts";

/** What a member does with their own account. */
export function accessRoutes(app: App, deps: Deps): void {
  const { db, limits, now } = deps;
  const auth = requireSession(deps);
  const codeEntry = {
    auth,
    authenticatesFirst: true,
    concurrency: limits.verificationCalls,
    throttle: limits.loginThrottle,
  } as const;

  serve(app, wire.openSession, { auth }, async ({ account, username, sessionId, request }) => {
    // A token that could open sessions would never expire: a new session takes a password, a link or a code.
    if (sessionId) throw new Problem("wrong-credentials");
    const session = { accountId: account.id, username, device: deviceOf(request) };
    return inTransaction(db, (tx) => signIn(deps, tx, session));
  });

  serve(app, wire.listSessions, { auth }, async ({ account, sessionId }) => {
    const sessions = await listSessions(db, account.id, now());
    return sessions.map(({ id, createdAt, lastUsedAt, userAgent }) => ({
      _id: id,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      device: formatDevice(userAgent),
      current: id === sessionId,
    }));
  });

  serve(app, wire.closeSession, { auth }, async ({ account, params }) => {
    if (!(await deleteSession(db, account.id, params.sessionId))) throw new Problem("not-found");
    return done;
  });

  serve(app, wire.closeAllSessions, { auth }, async ({ account }) => {
    await deleteSessions(db, account.id);
    return done;
  });

  serve(app, wire.changePassword, { auth }, async ({ account, username, body, ip, request }) => {
    await confirmPassword(deps, { account, password: body.currentPassword, ip });
    return changePassword(deps, { account, username, newPassword: body.newPassword, device: deviceOf(request) });
  });

  serve(app, wire.setPassword, { auth }, async ({ account, username, body, request }) => {
    if (account.passwordHash) throw new Problem("password-already-set");
    return changePassword(deps, { account, username, newPassword: body.newPassword, device: deviceOf(request) });
  });

  serve(app, wire.sendVerification, { auth }, async ({ account, body }) => {
    await requestVerification(deps, { account, channel: body.channel });
    return done;
  });

  serve(app, wire.changeEmail, { auth }, async ({ account, body, ip }) => {
    await confirmPassword(deps, { account, password: body.password, ip });
    await changeEmail(deps, { account, email: body.email });
    return done;
  });

  serve(app, wire.changePhone, { auth }, async ({ account, body, ip }) => {
    await confirmPassword(deps, { account, password: body.password, ip });
    await changePhone(deps, { account, phone: body.phone, countryCode: body.countryCode });
    return done;
  });

  serve(app, wire.confirmContact, codeEntry, ({ account, username, body, request }) =>
    confirmContact(deps, { account, username, ...body, device: deviceOf(request) }),
  );

  serve(app, wire.correctName, { auth }, async ({ account, body: { fullName } }) => {
    return { fullName: await correctName(deps, { accountId: account.id, fullName }) };
  });
}
