import { data, type MiddlewareFunction, redirectDocument } from "react-router";
import { loginUrl } from "../../identity/session/return-to.ts";
import { currentUser } from "../../identity/session/session-store.ts";

/** Whose screens this tab shows. */
let memberId: string | undefined;

/** A prerendered screen holds the sign-in page; the others begin empty, and an error there would be the root's. */
const hasSignIn = (): boolean => document.querySelector("[data-slot=sign-in]") !== null;

/**
 * The one guard of the app. A tab that opens without a session shows the sign-in page at its URL, because store buttons
 * and emails link there. One that loses its session, or has no sign-in page to show, goes there, with the way back.
 */
export const requireSession: MiddlewareFunction = async ({ request }, next) => {
  const { pathname } = new URL(request.url);
  const check = () => {
    const user = currentUser();
    if (!user) throw memberId || !hasSignIn() ? redirectDocument(loginUrl(pathname)) : data(null, { status: 401 });
    // Another account signed in elsewhere: nothing of the one before may stay in memory.
    if (memberId && memberId !== user._id) throw redirectDocument(pathname);
    memberId = user._id;
  };
  check();
  await next();
  // The server may have refused the session while the screen was loading.
  check();
};
