import type { ChangeGroup } from "../groups/group-changes.ts";
import { describeDiet } from "./describe-diet.ts";
import { describeTraining } from "./describe-training.ts";
import type { DescribedGroup, WordContext } from "./described.ts";
import { placeOfGroup } from "./places.ts";

export type { DescribedGroup } from "./described.ts";
export type { Numbers, Side } from "./side.ts";

/** One edit in words: where for the editor, what for the member. */
export const describeGroup = (group: ChangeGroup, context: WordContext): DescribedGroup => ({
  place: placeOfGroup(group),
  ...(group.half === "diet" ? describeDiet(group, context) : describeTraining(group, context)),
});
