import { data } from "react-router";
import { signedInBefore } from "../../identity/signed-in-before.ts";

/** For screens that read nothing before they are drawn: with nobody signed in the frame shows the door. */
export function mustBeSignedIn(): null {
  if (!signedInBefore()) throw data(null, { status: 401 });
  return null;
}
