import * as wire from "@app/contract/access";
import type { Deps } from "../deps.ts";
import { inTransaction } from "../platform/db.ts";
import { type App, serve } from "../platform/http.ts";
import { Problem } from "../platform/problem.ts";
import { changeEmail } from "./change-email.ts";
import { changePassword } from "./change-password.ts";
import { changePhone } from "./change-phone.ts";
import { confirmAddress } from "./confirm-address.ts";
import { confirmPassword } from "./confirm-password.ts";
import { correctName } from "./correct-name.ts";
import { deviceInWords } from "./device-in-words.ts";
import { requestProof } from "./request-proof.ts";
import { deleteSession, deleteSessions, listSessions } from "./session-store.ts";
import { signIn } from "./sign-in.ts";
import { deviceOf, signedIn } from "./signed-in.ts";

const done = { done: true } as const;

/** What somebody signed in does with their own account. */
export const accountRoutes = (deps: Deps) => (app: App) => {
  const { db, limits, now } = deps;

  serve(app, wire.openSession, async ({ request }) => {
    const { account, username, sessionId } = await signedIn(deps, request);
    // A token that bought tokens would never end: a session takes a password, a link or a code.
    if (sessionId) throw new Problem("wrong-credentials");
    const opening = { accountId: account.id, username, device: deviceOf(request) };
    return inTransaction(db, (tx) => signIn(deps, tx, opening));
  });

  serve(app, wire.listSessions, async ({ request }) => {
    const { account, sessionId } = await signedIn(deps, request);
    const sessions = await listSessions(db, account.id, now());
    return sessions.map(({ id, createdAt, lastUsedAt, userAgent }) => ({
      _id: id,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      device: deviceInWords(userAgent),
      current: id === sessionId,
    }));
  });

  serve(app, wire.closeSession, async ({ request, params }) => {
    const { account } = await signedIn(deps, request);
    if (!(await deleteSession(db, account.id, params.sessionId))) throw new Problem("not-found");
    return done;
  });

  serve(app, wire.closeAllSessions, async ({ request }) => {
    const { account } = await signedIn(deps, request);
    await deleteSessions(db, account.id);
    return done;
  });

  serve(app, wire.changePassword, async ({ request, body, ip }) => {
    const { account, username } = await signedIn(deps, request);
    await confirmPassword(deps, { account, password: body.currentPassword, ip });
    return changePassword(deps, { account, username, newPassword: body.newPassword, device: deviceOf(request) });
  });

  serve(app, wire.setPassword, async ({ request, body }) => {
    const { account, username } = await signedIn(deps, request);
    if (account.passwordHash) throw new Problem("password-already-set");
    return changePassword(deps, { account, username, newPassword: body.newPassword, device: deviceOf(request) });
  });

  serve(app, wire.startProof, async ({ request, body }) => {
    const { account } = await signedIn(deps, request);
    await requestProof(deps, { account, channel: body.channel });
    return done;
  });

  serve(app, wire.changeEmail, async ({ request, body, ip }) => {
    const { account } = await signedIn(deps, request);
    await confirmPassword(deps, { account, password: body.password, ip });
    await changeEmail(deps, { account, email: body.email });
    return done;
  });

  serve(app, wire.changePhone, async ({ request, body, ip }) => {
    const { account } = await signedIn(deps, request);
    await confirmPassword(deps, { account, password: body.password, ip });
    await changePhone(deps, { account, phone: body.phone, countryCode: body.countryCode });
    return done;
  });

  serve(app, wire.confirmAddress, async ({ request, body, ip }) => {
    const { account, username } = await signedIn(deps, request);
    return limits.proofCalls(ip, async () => {
      await limits.signingIn(ip);
      return confirmAddress(deps, { account, username, ...body, device: deviceOf(request) });
    });
  });

  serve(app, wire.correctName, async ({ request, body: { fullName } }) => {
    const { account } = await signedIn(deps, request);
    await correctName(deps, { accountId: account.id, fullName });
    return { fullName };
  });
};
