import type { ReviewsView } from "@app/contract/reviews";
import { weekToAnswer } from "../../data/reviews/review-stage.ts";
import type { DeviceState } from "../../sync/core/device-state.ts";

/** How long Hoje says that a reply came. */
const NEW_FOR_MS = 4 * 86_400_000;

/** What Hoje says about the weekly review, in its order. */
export function reviewLines(view: ReviewsView, state: DeviceState, nowMs: number): ("reply" | "open")[] {
  const repliedAt = view.sent[0]?.reply?.at;
  const isNew = repliedAt !== undefined && nowMs - Date.parse(repliedAt) < NEW_FOR_MS;
  const isOpen = weekToAnswer(view, state, nowMs) !== null;
  return [...(isNew ? (["reply"] as const) : []), ...(isOpen ? (["open"] as const) : [])];
}
