import * as wire from "@app/contract/access";
import { inTransaction } from "../platform/database/db.ts";
import type { App } from "../platform/http/app.ts";
import { Problem } from "../platform/http/problem.ts";
import { serve } from "../platform/http/serve.ts";
import { correctName } from "./accounts/correct-name.ts";
import { changeEmail } from "./contacts/change-email.ts";
import { changePhone } from "./contacts/change-phone.ts";
import { confirmContact } from "./contacts/confirm-contact.ts";
import type { Deps } from "./deps.ts";
import { changePassword } from "./passwords/change-password.ts";
import { confirmPassword } from "./passwords/confirm-password.ts";
import { formatDevice } from "./sessions/format-device.ts";
import { deviceOf, requireSession } from "./sessions/require-session.ts";
import { deleteSession, deleteSessions, listSessions } from "./sessions/session-store.ts";
import { signIn } from "./sessions/sign-in.ts";
import { requestVerification } from "./verification/request-verification.ts";

const done = { done: true } as const;

/** What a member does with their own account. */
export const accessRoutes = (deps: Deps) => (app: App) => {
  const { db, limits, now } = deps;

  serve(app, wire.openSession, async ({ request }) => {
    const { account, username, sessionId } = await requireSession(deps, request);
    // A token that could open sessions would never expire: a new session takes a password, a link or a code.
    if (sessionId) throw new Problem("wrong-credentials");
    const session = { accountId: account.id, username, device: deviceOf(request) };
    return inTransaction(db, (tx) => signIn(deps, tx, session));
  });

  serve(app, wire.listSessions, async ({ request }) => {
    const { account, sessionId } = await requireSession(deps, request);
    const sessions = await listSessions(db, account.id, now());
    return sessions.map(({ id, createdAt, lastUsedAt, userAgent }) => ({
      _id: id,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      device: formatDevice(userAgent),
      current: id === sessionId,
    }));
  });

  serve(app, wire.closeSession, async ({ request, params }) => {
    const { account } = await requireSession(deps, request);
    if (!(await deleteSession(db, account.id, params.sessionId))) throw new Problem("not-found");
    return done;
  });

  serve(app, wire.closeAllSessions, async ({ request }) => {
    const { account } = await requireSession(deps, request);
    await deleteSessions(db, account.id);
    return done;
  });

  serve(app, wire.changePassword, async ({ request, body, ip }) => {
    const { account, username } = await requireSession(deps, request);
    await confirmPassword(deps, { account, password: body.currentPassword, ip });
    return changePassword(deps, { account, username, newPassword: body.newPassword, device: deviceOf(request) });
  });

  serve(app, wire.setPassword, async ({ request, body }) => {
    const { account, username } = await requireSession(deps, request);
    if (account.passwordHash) throw new Problem("password-already-set");
    return changePassword(deps, { account, username, newPassword: body.newPassword, device: deviceOf(request) });
  });

  serve(app, wire.sendVerification, async ({ request, body }) => {
    const { account } = await requireSession(deps, request);
    await requestVerification(deps, { account, channel: body.channel });
    return done;
  });

  serve(app, wire.changeEmail, async ({ request, body, ip }) => {
    const { account } = await requireSession(deps, request);
    await confirmPassword(deps, { account, password: body.password, ip });
    await changeEmail(deps, { account, email: body.email });
    return done;
  });

  serve(app, wire.changePhone, async ({ request, body, ip }) => {
    const { account } = await requireSession(deps, request);
    await confirmPassword(deps, { account, password: body.password, ip });
    await changePhone(deps, { account, phone: body.phone, countryCode: body.countryCode });
    return done;
  });

  serve(app, wire.confirmContact, async ({ request, body, ip }) => {
    const { account, username } = await requireSession(deps, request);
    return limits.verificationCalls(ip, async () => {
      await limits.loginThrottle(ip);
      return confirmContact(deps, { account, username, ...body, device: deviceOf(request) });
    });
  });

  serve(app, wire.correctName, async ({ request, body: { fullName } }) => {
    const { account } = await requireSession(deps, request);
    await correctName(deps, { accountId: account.id, fullName });
    return { fullName };
  });
};
