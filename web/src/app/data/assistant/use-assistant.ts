import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { SyncSnapshot } from "../../sync/member-sync.ts";
import { assistantQuery, keepAssistantView } from "./assistant-query.ts";
import type { AssistantView } from "./assistant-view.ts";
import { type LiveQuestion, setLive, useLiveQuestion } from "./live-question.ts";
import { type Following, useFollowedAnswer } from "./use-followed-answer.ts";

export type UsedAssistant = {
  view: AssistantView | undefined;
  live: LiveQuestion | null;
  /** How an answer stands that is read without its stream. */
  following: Following;
};

/** The open conversation: what the server has, and what this tab is asking. */
export function useAssistant({ durable, isAnswered }: Pick<SyncSnapshot, "durable" | "isAnswered">): UsedAssistant {
  const { data: view } = useQuery(assistantQuery);
  const live = useLiveQuestion();
  const last = view?.messages.at(-1);
  const following = useFollowedAnswer(last?.status === "streaming" && !isOpenHere(live) ? last._id : null);
  useArrived(view, live);

  const isKept = durable && isAnswered;
  useEffect(() => {
    // A half answer is not worth keeping: the next whole one is.
    if (isKept && view && last?.status !== "streaming") void keepAssistantView().catch(() => undefined);
  }, [isKept, view, last]);
  return { view, live, following };
}

const isOpenHere = (live: LiveQuestion | null): boolean => live !== null && live.phase !== "unsent";

/** A question that seemed lost stands in the conversation: it had arrived. */
function useArrived(view: AssistantView | undefined, live: LiveQuestion | null): void {
  const hasArrived = live?.phase === "unsent" && view?.messages.some(({ _id }) => _id === live.id);
  useEffect(() => {
    if (hasArrived) setLive(null);
  }, [hasArrived]);
}
