import { type Action, type Limit, type Need, PERMISSIONS, type Relation, type Role } from "./permissions.ts";

export type Permission =
  | { readonly allowed: true; readonly needs: readonly Need[]; readonly limits: readonly Limit[] }
  | { readonly allowed: false };

const REFUSED: Permission = { allowed: false };

/** Whether the actor may do this to the subject, what must be so besides, and how much of it there is to see. */
export function can(
  actor: { role: Role },
  action: Action | (string & {}),
  subject: { relation: Relation },
): Permission {
  const rules = Object.hasOwn(PERMISSIONS, action) ? PERMISSIONS[action as Action] : [];
  const rule = rules.find(({ roles, to }) => [...roles].includes(actor.role) && [...to].includes(subject.relation));
  if (!rule) return REFUSED;
  return {
    allowed: true,
    needs: "needs" in rule ? rule.needs : [],
    limits: "limits" in rule ? rule.limits : [],
  };
}
