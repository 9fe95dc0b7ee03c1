import type { Answers } from "@app/engine/intake/answers";
import { plainAnswers } from "@app/engine/intake/testing/rows-raised";
import type { Deps } from "../../deps.ts";
import { completeIntake } from "../../intake/complete-intake.ts";
import { aCompleteMember, save } from "../../intake/testing/answering.ts";

/** A member of the Complete plan who has just closed the questionnaire. */
export async function aPlannedMember(deps: Deps, answers: Answers = plainAnswers) {
  const member = await aCompleteMember(deps);
  await save(deps, member.accountId, answers);
  await completeIntake(deps, member.accountId);
  return member;
}

export const versionsOf = ({ db }: Deps, accountId: string) =>
  db.selectFrom("planVersions").selectAll().where("accountId", "=", accountId).orderBy("version").execute();
