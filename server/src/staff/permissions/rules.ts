import type { Action } from "@app/engine/team/permissions";

/**
 * What a route of the team asks for. `public`: before there is a session. `enrolment`: a session of either scope. `own`:
 * what is the signed-in person's own. Otherwise an action of the table, on the company or on the member of the path.
 */
export type StaffRule =
  | { readonly access: "public" | "enrolment" | "own" }
  | { readonly action: Action; readonly subject: "company" | "member" };

/** Every route of the team, by method and path. A route without a rule is refused when the server starts. */
export const STAFF_RULES: Readonly<Record<string, StaffRule>> = {
  "GET /v1/staff/me": { access: "enrolment" },
};
