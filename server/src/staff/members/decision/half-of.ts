import type { Half } from "@app/contract/plan-document";
import type { Staff } from "../../accounts/staff.ts";

/** The half of a plan that a professional decides. */
export const halfOf = ({ role }: Pick<Staff, "role">): Half | null =>
  role === "nutri" ? "diet" : role === "treinador" ? "training" : null;
