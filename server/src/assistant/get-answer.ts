import type { AssistantMessage } from "@app/contract/assistant";
import { Problem } from "../platform/http/problem.ts";
import type { Deps } from "./deps.ts";
import { withSignAnswers } from "./signs/with-answers.ts";
import { findMessage } from "./turn/exchange-store.ts";
import { viewMessage } from "./turn/view-message.ts";

/** One message, an answer as far as it has come. */
export async function getAnswer(
  { db, now, keyRing }: Pick<Deps, "db" | "now" | "keyRing">,
  { accountId, messageId }: { accountId: string; messageId: string },
): Promise<AssistantMessage> {
  const found = await findMessage(db, keyRing.encryption("health-data"), accountId, messageId);
  if (!found) throw new Problem("not-found");
  const [answered = found] = await withSignAnswers({ keyRing }, db, accountId, [found]);
  return viewMessage(answered, now());
}
