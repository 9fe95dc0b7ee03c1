import type { Block } from "@app/contract/assistant";
import { dayRecordId } from "../sync/day-id.ts";

/** Which proposal: the answer's id, and its place among the answer's proposals of that kind. */
export type Proposal = { answerId: string; index: number };

type ProposedMeal = Pick<Extract<Block, { kind: "log" }>, "day" | "foods">;

/** The diary's entries of a proposed meal: the same ids on every device and at every attempt, so that it is in there once. */
export const proposedEntryIds = ({ answerId, index }: Proposal, { day, foods }: ProposedMeal): string[] =>
  foods.map((_, place) => dayRecordId(day, "food", answerId, index, place));
