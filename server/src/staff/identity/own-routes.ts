import * as wire from "@app/contract/staff/identity";
import { deviceOf } from "../../identity/sessions/require-session.ts";
import type { App } from "../../platform/http/app.ts";
import { done } from "../../platform/http/serve.ts";
import { viewStaff } from "../accounts/view-staff.ts";
import type { StaffIdentityDeps } from "../deps.ts";
import { serveStaff } from "../permissions/serve-staff.ts";
import { originOf } from "../permissions/serve-staff-public.ts";
import { clearSessionCookie, setSessionCookie } from "../sessions/session-cookie.ts";
import { newTotpSecret } from "./codes/totp.ts";
import { confirmFactor, requireFreshFactor } from "./confirm-factor.ts";
import { addFactor } from "./factors/add-factor.ts";
import { removeFactor } from "./factors/remove-factor.ts";
import { viewAccess } from "./factors/view-access.ts";
import { beginConfirmation, beginRegistration } from "./passkeys/begin-ceremony.ts";
import { endSession } from "./sign-in/open-session.ts";

/** What signed-in people do to their own access. */
export function staffOwnRoutes(app: App, deps: StaffIdentityDeps): void {
  serveStaff(app, deps, wire.getStaffMe, async (session) => viewStaff(deps, session));

  serveStaff(app, deps, wire.staffSignOut, async ({ reply, ip, ...session }) => {
    await endSession(deps, { session, sessionId: session.sessionId, ip });
    clearSessionCookie(reply);
    return done;
  });

  serveStaff(app, deps, wire.getStaffAccess, async ({ staff, sessionId }) =>
    viewAccess(deps, { staffId: staff.id, sessionId }),
  );

  serveStaff(app, deps, wire.endStaffSession, async ({ params, ip, ...session }) => {
    await endSession(deps, { session, sessionId: params.sessionId, ip });
    return viewAccess(deps, { staffId: session.staff.id, sessionId: session.sessionId });
  });

  // Checked before anything is made: a key whose enrolment is refused would stay on the device.
  serveStaff(app, deps, wire.beginPasskey, async (call) => {
    requireFreshFactor(call, deps.now());
    return beginRegistration(deps, { purpose: "enrolment", person: call.staff, origin: originOf(call) });
  });

  serveStaff(app, deps, wire.beginTotp, async (session) => {
    requireFreshFactor(session, deps.now());
    return newTotpSecret(session.staff.email);
  });

  serveStaff(app, deps, wire.addFactor, async ({ body, request, reply, ...session }) => {
    const added = await addFactor(deps, { session, factor: body, device: deviceOf(request) });
    if (added.token) setSessionCookie(reply, added.token);
    return { ...added.access, recoveryCodes: added.recoveryCodes };
  });

  serveStaff(app, deps, wire.removeFactor, async ({ params, ip, ...session }) =>
    removeFactor(deps, { session, factorId: params.factorId, ip }),
  );

  serveStaff(app, deps, wire.beginConfirmation, async (call) => beginConfirmation(deps, call.staff.id, originOf(call)));

  serveStaff(app, deps, wire.confirmFactor, async ({ body, ip, ...session }) => ({
    confirmedUntil: (await confirmFactor(deps, { session, answer: body, ip })).toISOString(),
  }));
}
