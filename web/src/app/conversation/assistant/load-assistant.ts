import { loadAssistantView } from "../../data/assistant/assistant-query.ts";
import { restoreQuestion } from "../../data/assistant/live-question.ts";
import { restoreDraft } from "../../data/conversation/draft-store.ts";
import { threadQuery } from "../../data/conversation/thread-query.ts";
import { prefetchQuery } from "../../data/load-query.ts";
import { loadNumbersShown } from "../../data/numbers/use-numbers-shown.ts";

/** For the loader. What the member may see of numbers is known before a proposal shows one. */
export async function loadAssistant(): Promise<null> {
  prefetchQuery(threadQuery("team"));
  await Promise.all([
    loadAssistantView(),
    loadNumbersShown(),
    restoreDraft("assistant").catch(() => undefined),
    restoreQuestion().catch(() => undefined),
  ]);
  return null;
}
