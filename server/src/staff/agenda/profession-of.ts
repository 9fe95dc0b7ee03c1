import type { ProfessionalKey } from "@app/contract/bookings";
import { Problem } from "../../platform/http/problem.ts";
import type { Staff } from "../accounts/staff.ts";

/** Only professionals have an agenda. */
export function professionOf({ role }: Pick<Staff, "role">): ProfessionalKey {
  if (role === "nutri") return "nutritionist";
  if (role === "treinador") return "trainer";
  throw new Problem("staff-not-permitted");
}
