import type { Answers } from "@app/engine/intake/answers";
import { plainAnswers } from "@app/engine/intake/testing/rows-raised";
import type { Deps } from "../../../deps.ts";
import { completeIntake } from "../../../intake/complete-intake.ts";
import { aCompleteMember, save } from "../../../intake/testing/answering.ts";
import { aStaffMember, assign } from "../../testing/a-staff-member.ts";

/** A member of the Complete plan who closed the questionnaire, with both professionals. */
export async function aMemberToRead(deps: Deps, raised: Answers = { s9: { marked: ["gota"] } }) {
  const member = await aCompleteMember(deps);
  await save(deps, member.accountId, { ...plainAnswers, ...raised });
  await completeIntake(deps, member.accountId);
  const nutri = await aStaffMember(deps, { role: "nutri" });
  const trainer = await aStaffMember(deps, { role: "treinador" });
  await assign(deps, nutri.id, member.accountId, "nutri");
  await assign(deps, trainer.id, member.accountId, "treinador");
  return { ...member, path: `/v1/staff/members/${member.accountId}`, nutri, trainer };
}

export const accessesOf = (deps: Deps, accountId: string) =>
  deps.db
    .selectFrom("healthAccesses")
    .select(["actorId", "role", "subjects", "reason"])
    .where("accountId", "=", accountId)
    .orderBy("at")
    .execute();
