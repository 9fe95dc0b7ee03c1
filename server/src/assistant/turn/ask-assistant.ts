import { randomUUID } from "node:crypto";
import { hasConsent } from "../../consents/has-consent.ts";
import { type Db, inTransaction } from "../../platform/database/db.ts";
import { Problem } from "../../platform/http/problem.ts";
import { addMs, SECOND_MS } from "../../platform/time/durations.ts";
import { resumeSilent } from "../../promises/pauses/resume-waiting.ts";
import { lockHead } from "../../sync/lock-head.ts";
import type { Deps } from "../deps.ts";
import { findAnswerTo, findMessage, insertMessages, type StoredMessage } from "./exchange-store.ts";
import { fixedAnswer } from "./fixed-answer.ts";
import { respond } from "./respond.ts";
import { takePlaces } from "./thread-store.ts";

/** Longer than an answer may take: whoever writes it after this moment is not there any more. */
const LEASE_MS = 90 * SECOND_MS;

type Asking = { accountId: string; id: string; text: string };
/** `isNew`: this call stored it, and has to answer it. */
export type Exchange = { question: StoredMessage; answer: StoredMessage; isNew: boolean };

/** Stores a question and what follows from it at once. The same id again finds the exchange that there is. */
export async function askAssistant(deps: Deps, { accountId, id, text }: Asking): Promise<Exchange> {
  const fixed = await fixedAnswer(deps, { accountId, text });
  const encryption = deps.keyRing.encryption("health-data");
  return inTransaction(deps.db, async (tx) => {
    await lockHead(tx, accountId);
    if (!(await hasConsent(tx, accountId, "health-data"))) throw new Problem("health-consent-missing");
    const known = await findExchange(deps, tx, accountId, id);
    if (known) return known;
    // A new question is a sign of the member, as a diary entry is; a resent one is not.
    await resumeSilent(deps, tx, accountId);
    const at = deps.now();
    const response = await respond(deps, tx, { accountId, text, fixed });
    const seq = await takePlaces(tx, accountId);
    const question: StoredMessage = {
      seq,
      id,
      author: "member",
      status: "done",
      basic: null,
      leaseUntil: null,
      at,
      blocks: [{ kind: "text", text }],
    };
    const leaseUntil = response.status === "streaming" ? addMs(at, LEASE_MS) : null;
    const answer: StoredMessage = { seq: seq + 1, id: randomUUID(), author: "assistant", leaseUntil, at, ...response };
    await insertMessages(tx, encryption, accountId, [question, answer]);
    return { question, answer, isNew: true };
  });
}

async function findExchange(
  { keyRing }: Pick<Deps, "keyRing">,
  tx: Db,
  accountId: string,
  id: string,
): Promise<Exchange | undefined> {
  const encryption = keyRing.encryption("health-data");
  const question = await findMessage(tx, encryption, accountId, id);
  if (!question) return undefined;
  const answer = await findAnswerTo(tx, encryption, accountId, question.seq);
  // An answer's own id is no question's.
  if (question.author !== "member" || !answer) throw new Problem("invalid-input");
  return { question, answer, isNew: false };
}
