import { ASSISTANT_MESSAGES_PER_PAGE, type AssistantPage } from "@app/contract/assistant";
import { programmeAccess } from "../checkout/subscriptions/programme-access.ts";
import { hasConsent } from "../consents/has-consent.ts";
import { isComplete } from "../intake/assessments/assessment.ts";
import { type Db, inTransaction } from "../platform/database/db.ts";
import type { Deps } from "./deps.ts";
import { withSignAnswers } from "./signs/with-answers.ts";
import { listBefore } from "./turn/exchange-store.ts";
import { findClosure } from "./turn/find-closure.ts";
import { viewMessage } from "./turn/view-message.ts";
import { basicReason } from "./usage/basic-reason.ts";

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
