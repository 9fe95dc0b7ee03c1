import type { OpenFile } from "../members/read-member.ts";

/** A call was held since the questionnaire was answered. */
export const wasCalled = ({ inForce, calls }: Pick<OpenFile, "inForce" | "calls">): boolean => {
  const since = inForce?.completedAt;
  return since ? calls.some(({ state, startsAt }) => state === "done" && startsAt >= since) : false;
};
