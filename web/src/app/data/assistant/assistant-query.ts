import { type AssistantMessage, deleteExchange, getAnswer, getAssistant } from "@app/contract/assistant";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../api.ts";
import { keepLatest, loadKept } from "../kept-query.ts";
import { queryClient } from "../query-client.ts";
import { queryKeys } from "../query-keys.ts";
import { type AssistantView, withMessage, withNewest, withOlder, withoutExchange } from "./assistant-view.ts";

/** Of a long conversation, what a device keeps. */
const MESSAGES_KEPT = 60;

const queryKey = queryKeys.assistant;

/** The conversation with the assistant, from the oldest message that was asked for. */
export const assistantQuery = queryOptions({
  queryKey,
  queryFn: async (): Promise<AssistantView> => {
    const page = await call(getAssistant);
    // Read after the answer: a sentence or an older page may have come meanwhile.
    return withNewest(knownView(), page);
  },
});

export const knownView = (): AssistantView | undefined => queryClient.getQueryData<AssistantView>(queryKey);

export const changeView = (change: (view: AssistantView) => AssistantView): void =>
  void queryClient.setQueryData<AssistantView>(queryKey, (view) => view && change(view));

export const refreshAssistant = (): Promise<void> => queryClient.invalidateQueries({ queryKey, exact: true });

/** The page above what is shown. Rejects when it cannot be had. */
export async function loadOlderExchanges(): Promise<void> {
  const first = knownView()?.messages[0];
  if (!first) return;
  const page = await call(getAssistant, { query: { before: String(first.seq) } });
  changeView((view) => withOlder(view, page));
}

/** An answer as far as it has come. */
export async function readAnswer(answerId: string): Promise<AssistantMessage> {
  const answer = await call(getAnswer, { params: { messageId: answerId } });
  changeView((view) => withMessage(view, answer));
  return answer;
}

/** Rejects when the server did not do it. */
export async function removeExchange({ _id, seq }: AssistantMessage): Promise<void> {
  await call(deleteExchange, { params: { messageId: _id } });
  changeView((view) => withoutExchange(view, seq));
}

const kept = {
  name: "assistant" as const,
  query: assistantQuery,
  isCurrent: ({ messages, writing }: Partial<AssistantView>) => messages !== undefined && writing !== undefined,
  toKeep: (view: AssistantView): AssistantView => ({ ...view, messages: view.messages.slice(-MESSAGES_KEPT) }),
};

export const loadAssistantView = (): Promise<AssistantView> => loadKept(kept);
export const keepAssistantView = (): Promise<void> => keepLatest(kept);
