import { answersBy } from "@app/engine/assistant/answers-by";
import type { MealResult, ToolResults } from "@app/engine/assistant/tool-results";
import type { ToolArguments } from "@app/engine/assistant/tools";
import { writingIn } from "../../conversations/threads/writing-in.ts";
import { parseMeal } from "./meals/parse-meal.ts";
import type { Reading } from "./reading.ts";

// What would change something only proposes: a block with a button, and the member's device sends what is chosen.

export const proposeLog = (reading: Reading, text: string): Promise<MealResult> => parseMeal(reading, text);

export const proposeBadDay = (): ToolResults["propose_bad_day"] => ({ proposed: true });

/** Whether there is somebody to hand over to depends on the plan and on the consent. */
export async function requestHuman(
  { deps, accountId }: Reading,
  { topic }: Pick<ToolArguments["request_human"], "topic">,
): Promise<ToolResults["request_human"]> {
  const writing = await writingIn(deps, deps.db, { accountId, thread: "team" });
  const canHandOff = writing === "open";
  return { proposed: true, topic, canHandOff, answersBy: canHandOff ? answersBy(deps.now()) : null };
}
