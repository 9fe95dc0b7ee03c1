import { ASSISTANT_MESSAGES_PER_PAGE, type AssistantMessage, type AssistantPage } from "@app/contract/assistant";
import { programmeAccess } from "../checkout/subscriptions/programme-access.ts";
import { hasConsent } from "../consents/queries.ts";
import { isComplete } from "../intake/assessments/assessment.ts";
import { type Db, inTransaction } from "../platform/database/db.ts";
import { Problem } from "../platform/http/problem.ts";
import type { Deps } from "./deps.ts";
import { withSignAnswers } from "./signs/sign-block.ts";
import { viewMessage } from "./turn/block-text.ts";
import { findMessage, listBefore } from "./turn/exchange-store.ts";
import { findClosure } from "./turn/find-closure.ts";
import { basicReason } from "./usage/allowance.ts";

/** A page of a member's conversation with the assistant, the newest without `before`. */
export const getAssistant = (
  deps: Deps,
  { accountId, before }: { accountId: string; before: number | undefined },
): Promise<AssistantPage> =>
  inTransaction(
    deps.db,
    async (tx) => {
      const limit = ASSISTANT_MESSAGES_PER_PAGE + 1;
      const found = await listBefore(tx, deps.keyRing.encryption("health-data"), accountId, { before, limit });
      const messages = await withSignAnswers(deps, tx, accountId, found.slice(-ASSISTANT_MESSAGES_PER_PAGE));
      return {
        messages: messages.map((message) => viewMessage(message, deps.now())),
        hasOlder: found.length > messages.length,
        basic: await basicReason(deps, tx, accountId),
        writing: await writingOf(tx, accountId),
        canHandOff: isComplete(await programmeAccess({ db: tx, now: deps.now }, accountId)),
      };
    },
    { isSnapshot: true },
  );

async function writingOf(tx: Db, accountId: string): Promise<AssistantPage["writing"]> {
  if (!(await hasConsent(tx, accountId, "health-data"))) return "consent-missing";
  return (await findClosure(tx, accountId)) ? "closed" : "open";
}

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
