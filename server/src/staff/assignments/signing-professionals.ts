import type { Profession } from "@app/engine/team/queue/queue-facts";
import { maySign } from "../accounts/may-sign.ts";
import type { Professional } from "./load-store.ts";

/** Of a profession those who may sign; where none may, a member still gets a person. */
export function signingProfessionals(
  professionals: readonly Professional[],
  role: Profession,
  today: string,
): Professional[] {
  const ofRole = professionals.filter((professional) => professional.role === role);
  const signing = ofRole.filter((professional) => maySign(professional, today));
  return signing.length > 0 ? signing : ofRole;
}
