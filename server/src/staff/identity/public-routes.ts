import * as wire from "@app/contract/staff/identity";
import { deviceOf } from "../../identity/sessions/require-session.ts";
import type { App } from "../../platform/http/app.ts";
import type { StaffIdentityDeps } from "../deps.ts";
import { serveStaffPublic } from "../permissions/serve-staff-public.ts";
import { setSessionCookie } from "../sessions/session-cookie.ts";
import { newTotpSecret } from "./codes/totp.ts";
import { acceptInvitation, requireInvitation } from "./invitations/accept-invitation.ts";
import { beginRegistration, beginSignIn } from "./passkeys/begin-ceremony.ts";
import { signInByRecoveryCode } from "./recovery/sign-in-by-recovery-code.ts";
import { signInByCode, signInByPasskey } from "./sign-in/sign-in-by-code.ts";

/** The ways in, before there is a session. */
export function staffPublicRoutes(app: App, deps: StaffIdentityDeps): void {
  const options = { throttle: deps.limits.staffThrottle };

  serveStaffPublic(app, deps, wire.lookAtInvitation, options, async ({ body }) => {
    const { email, name, role, expiresAt } = await requireInvitation(deps, body.token);
    return { email, name, role, expiresAt: expiresAt.toISOString() };
  });

  serveStaffPublic(app, deps, wire.beginInvitedPasskey, options, async ({ body, origin }) => {
    const { staffId: id, email, name } = await requireInvitation(deps, body.token);
    return beginRegistration(deps, { purpose: "invitation", person: { id, email, name }, origin });
  });

  serveStaffPublic(app, deps, wire.beginInvitedTotp, options, async ({ body }) =>
    newTotpSecret((await requireInvitation(deps, body.token)).email),
  );

  serveStaffPublic(app, deps, wire.acceptInvitation, options, async ({ body, request, reply }) => {
    const { token, recoveryCodes } = await acceptInvitation(deps, { ...body, device: deviceOf(request) });
    setSessionCookie(reply, token);
    return { recoveryCodes };
  });

  serveStaffPublic(app, deps, wire.beginSignIn, options, async ({ origin }) => beginSignIn(deps, origin));

  serveStaffPublic(app, deps, wire.signInByPasskey, options, async ({ body, request, reply }) => {
    const { token, me } = await signInByPasskey(deps, { answer: body, device: deviceOf(request) });
    setSessionCookie(reply, token);
    return me;
  });

  serveStaffPublic(app, deps, wire.signInByCode, options, async ({ body, request, reply }) => {
    const { token, me } = await signInByCode(deps, { ...body, device: deviceOf(request) });
    setSessionCookie(reply, token);
    return me;
  });

  serveStaffPublic(app, deps, wire.signInByRecoveryCode, options, async ({ body, request, reply }) => {
    const { token, me } = await signInByRecoveryCode(deps, { ...body, device: deviceOf(request) });
    setSessionCookie(reply, token);
    return me;
  });
}
