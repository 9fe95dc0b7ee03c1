import { data } from "react-router";
import { getStoredUser } from "../../identity/session/stored-user.ts";

/** For screens without a loader of their own: without a session the error boundary shows the sign-in page. */
export function mustBeSignedIn(): null {
  if (!getStoredUser()) throw data(null, { status: 401 });
  return null;
}
