import { type MiddlewareFunction, redirect } from "react-router";
import { STAFF_SIGN_IN } from "./paths.ts";

/** The one guard of the team's pages. A member's session is none of theirs: until the team has its own, it stays closed. */
export const requireStaff: MiddlewareFunction = () => {
  throw redirect(STAFF_SIGN_IN);
};
