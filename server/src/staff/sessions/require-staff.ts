import { hashToken } from "../../identity/sessions/tokens.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Authenticator } from "../../platform/http/route-options.ts";
import { MINUTE_MS } from "../../platform/time.ts";
import type { StaffSessionDeps } from "../deps.ts";
import { checkOrigin } from "./origins.ts";
import { sessionTokenOf } from "./session-cookie.ts";
import { findStaffSession, type StaffSession, touchStaffSession } from "./session-store.ts";

const TOUCH_EVERY_MS = MINUTE_MS;

/** For a route of the team: by the cookie alone, from our own pages alone. */
export const requireStaff = (
  { db, now, staffOrigins }: StaffSessionDeps,
  { isEnrolmentEnough = false } = {},
): Authenticator<StaffSession> => ({
  isRequired: true,
  scheme: "cookie",
  authenticate: async (request) => {
    checkOrigin(request, staffOrigins);
    const token = sessionTokenOf(request);
    const session = token && (await findStaffSession(db, hashToken(token), now()));
    if (!session) throw new Problem("staff-signed-out");
    if (session.scope === "enrolment" && !isEnrolmentEnough) throw new Problem("staff-factor-needed");
    if (now().getTime() - session.lastUsedAt.getTime() > TOUCH_EVERY_MS)
      await touchStaffSession(db, session.sessionId, now());
    return session;
  },
});
