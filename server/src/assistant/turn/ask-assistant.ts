import { randomUUID } from "node:crypto";
import {
  answerCare,
  answerPerson,
  answerTopic,
  needsPerson,
  type TopicAnswer,
} from "@app/engine/assistant/topic-answers";
import { type Danger, dangerIn, EARLIER_MESSAGES, TOGETHER_MINUTES } from "@app/engine/safety/classify";
import { classifyTopic, isMedicalUrgency, type Topic } from "@app/engine/safety/classify-topic";
import { hasConsent } from "../../consents/queries.ts";
import { listRecentMessages } from "../../conversations/messages/queries.ts";
import { hidesNumbers } from "../../diary/queries.ts";
import { findCountry } from "../../intake/queries.ts";
import { type Db, inTransaction } from "../../platform/database/db.ts";
import { Problem } from "../../platform/http/problem.ts";
import { addMs, MINUTE_MS, SECOND_MS } from "../../platform/time.ts";
import { resumeSilent } from "../../promises/pauses/resume-promise.ts";
import { lockHead } from "../../sync/lock-head.ts";
import type { Deps } from "../deps.ts";
import { createTools } from "../tools/create-tools.ts";
import { textOfBlocks } from "./block-text.ts";
import {
  findAnswerTo,
  findMessage,
  insertMessages,
  listBefore,
  nextQuestionSeq,
  type StoredMessage,
} from "./exchange-store.ts";
import { createLook } from "./look.ts";
import { respond } from "./respond.ts";

/** What is said to a text that no model answers; null: to this one a model or the rules may. Writes nothing but its look. */
async function fixedAnswer(
  deps: Deps,
  { accountId, text, danger }: { accountId: string; text: string; danger: Danger | null },
): Promise<TopicAnswer | null> {
  const topic = danger ? undefined : topicOf(text);
  const reason = danger ? null : needsPerson(text, await readLastTurn(deps, accountId));
  // Where nobody is called at once, a person is offered.
  if (danger ? danger.level === "now" : !topic && !reason) return null;

  const country = await findCountry(deps.db, accountId);
  const numbersHidden = danger !== null || (await hidesNumbers(deps, deps.db, accountId));
  const context = { text, country, numbersHidden };
  const call = createTools(deps, { accountId, text }, createLook(deps, accountId, null));
  if (danger) return { ...(await answerCare(context, call)), sign: null };
  const answer = topic ? await answerTopic(topic, context, call) : null;
  return answer ?? (reason ? answerPerson(reason, context, call) : null);
}

/** A bare number may answer what was asked: how much it hurts. */
async function readLastTurn({ db, keyRing }: Pick<Deps, "db" | "keyRing">, accountId: string) {
  const messages = await listBefore(db, keyRing.encryption("health-data"), accountId, { limit: 2 });
  return messages.map(({ author, blocks }) => ({ from: author, text: textOfBlocks(blocks) }));
}

/** Too much of a medicine comes before whatever else the text is about. */
const topicOf = (text: string): Topic | undefined => (isMedicalUrgency(text) ? "medico" : classifyTopic(text));

/** Longer than an answer may take: whoever writes it after this moment is not there any more. */
const LEASE_MS = 90 * SECOND_MS;

type Asking = { accountId: string; id: string; text: string };
/** `isNew`: this call stored it, and has to answer it. */
export type Exchange = { question: StoredMessage; answer: StoredMessage; isNew: boolean };

/** Stores a question and what follows from it at once. The same id again finds the exchange that there is. */
export async function askAssistant(deps: Deps, { accountId, id, text }: Asking): Promise<Exchange> {
  const encryption = deps.keyRing.encryption("health-data");
  const danger = dangerIn(text, await listEarlier(deps, { accountId, without: id }));
  const fixed = await fixedAnswer(deps, { accountId, text, danger });
  return inTransaction(deps.db, async (tx) => {
    await lockHead(tx, accountId);
    if (!(await hasConsent(tx, accountId, "health-data"))) throw new Problem("health-consent-missing");
    const known = await findExchange(deps, tx, accountId, id);
    if (known) return known;
    // A new question is a sign of the member, as a diary entry is; a resent one is not.
    await resumeSilent(deps, tx, accountId);
    const at = deps.now();
    const answerId = randomUUID();
    const response = await respond(deps, tx, { accountId, answerId, text, danger, fixed });
    const seq = await nextQuestionSeq(tx, accountId);
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
    const answer: StoredMessage = { seq: seq + 1, id: answerId, author: "assistant", leaseUntil, at, ...response };
    await insertMessages(tx, encryption, accountId, [question, answer]);
    return { question, answer, isNew: true };
  });
}

/** What the member wrote in the last minutes, here or to the team, the oldest first. */
async function listEarlier(
  { db, now, keyRing }: Pick<Deps, "db" | "now" | "keyRing">,
  { accountId, without }: { accountId: string; without: string },
): Promise<string[]> {
  const encryption = keyRing.encryption("health-data");
  const since = addMs(now(), -TOGETHER_MINUTES * MINUTE_MS);
  const asked = (await listBefore(db, encryption, accountId, { limit: 2 * EARLIER_MESSAGES }))
    .filter(({ author, at, id }) => author === "member" && at > since && id !== without)
    .map(({ at, blocks }) => ({ at, text: textOfBlocks(blocks) }));
  const written = await listRecentMessages({ keyRing }, db, accountId, { since, limit: EARLIER_MESSAGES });
  return [...written, ...asked]
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .slice(-EARLIER_MESSAGES)
    .map(({ text }) => text);
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
