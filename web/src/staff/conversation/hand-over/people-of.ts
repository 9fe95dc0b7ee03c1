import type { MemberFile } from "@app/contract/staff/member-file";
import type { People } from "./hand-over-sheet.tsx";

/** The member's professionals by role. */
export const peopleOf = ({ team }: Pick<MemberFile, "team">): People =>
  Object.fromEntries(
    team.flatMap(({ role, name }) => (role === "nutri" || role === "treinador" ? [[role, name]] : [])),
  );
