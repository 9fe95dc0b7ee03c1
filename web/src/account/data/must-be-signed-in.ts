import { data } from "react-router";
import { getStoredUser } from "../../identity/stored-user.ts";

/** For screens that read nothing before they are drawn: with nobody signed in the frame shows the door. */
export function mustBeSignedIn(): null {
  if (!getStoredUser()) throw data(null, { status: 401 });
  return null;
}
