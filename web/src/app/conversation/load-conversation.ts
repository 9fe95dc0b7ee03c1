import type { Thread } from "@app/contract/conversations";
import { restoreDraft } from "../data/conversation/draft-store.ts";
import { loadThread } from "../data/conversation/thread-query.ts";
import { intakeQuery } from "../data/intake-query.ts";
import { prefetchQuery } from "../data/load-query.ts";
import { overviewQuery } from "../data/overview-query.ts";

/** For the loaders. The questionnaire knows the country, for the numbers to call; the screen opens without it too. */
export async function loadConversation(thread: Thread): Promise<null> {
  prefetchQuery(intakeQuery);
  prefetchQuery(overviewQuery);
  await Promise.all([loadThread(thread), restoreDraft(thread).catch(() => undefined)]);
  return null;
}
