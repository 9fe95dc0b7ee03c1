import { randomUUID } from "node:crypto";
import type { SafetyCard, Thread } from "@app/contract/conversations";
import { dangerIn, EARLIER_MESSAGES, TOGETHER_MINUTES } from "@app/engine/safety/classify";
import { answerDanger } from "../../intake/answer-danger.ts";
import type { AssessDeps } from "../../intake/assess.ts";
import type { Db } from "../../platform/database/db.ts";
import { addMs, MINUTE_MS } from "../../platform/time.ts";
import { resumeWaiting } from "../../promises/pauses/resume-promise.ts";
import type { SavedChange } from "../../sync/record-kind.ts";
import { promiseAnswer } from "../threads/promise-answer.ts";
import { listOwedAnswers } from "../threads/queries.ts";
import { findThread, updateThread } from "../threads/thread-store.ts";
import { listRecentMessages } from "./queries.ts";
import { writeSystemLine } from "./write-system-line.ts";

type Received = { id: string; thread: Thread; text: string };

/**
 * What messages of a member lead to at once, in the transaction that stores them and before anybody reads them: a card and
 * a person for whoever is in danger, clocks that waited for the member run again, and the promise of an answer for members of the programme.
 */
export async function receiveMessages(deps: AssessDeps, tx: Db, { accountId, stored }: SavedChange): Promise<void> {
  const messages = receivedOf(stored);
  if (messages.some(({ thread }) => thread === "team")) await resumeWaiting(deps, tx, accountId);
  const cards = await answerDangers(deps, tx, { accountId, messages });
  for (const [thread, [first]] of Map.groupBy(messages, (message) => message.thread))
    if (first) await awaitAnswer(deps, tx, { accountId, thread, id: first.id });
  for (const { thread, card } of cards)
    await writeSystemLine(deps, tx, { accountId, thread, id: randomUUID(), text: "", card });
}

/** Each message is read alone and with those that the member wrote in the minutes before it, in either thread. */
async function answerDangers(
  deps: AssessDeps,
  tx: Db,
  { accountId, messages }: { accountId: string; messages: readonly Received[] },
): Promise<{ thread: Thread; card: SafetyCard }[]> {
  const recent = await listRecentMessages(deps, tx, accountId, {
    since: addMs(deps.now(), -TOGETHER_MINUTES * MINUTE_MS),
    without: messages.map(({ id }) => id),
    limit: EARLIER_MESSAGES,
  });
  const earlier = recent.map(({ text }) => text);
  const cards: { thread: Thread; card: SafetyCard }[] = [];
  for (const { thread, text } of messages) {
    const danger = dangerIn(text, earlier);
    earlier.push(text);
    if (!danger) continue;
    const card = await answerDanger(deps, tx, { accountId, danger, text, place: "conversation" });
    cards.push({ thread, card });
  }
  return cards;
}

/** One promise at a time: it is about the oldest message without an answer, and later ones wait with it. */
async function awaitAnswer(
  deps: AssessDeps,
  tx: Db,
  { id, ...key }: { accountId: string; thread: Thread; id: string },
): Promise<void> {
  const found = await findThread(tx, key);
  if (!found) throw new Error("the thread of a stored message is missing");
  const { waitingSince, promisedFor } = found;
  const owed = await listOwedAnswers(deps, tx, { accountId: key.accountId, promisedFor });
  if (waitingSince && owed.length > 0) return;
  const askedAt = deps.now();
  const promised = await promiseAnswer(deps, tx, { ...key, id, askedAt });
  await updateThread(tx, key, { waitingSince: waitingSince ?? askedAt, promisedFor: promised });
}

function receivedOf(stored: SavedChange["stored"]): Received[] {
  return [...Map.groupBy(stored, ({ recordId }) => recordId)].map(([id, values]) => {
    const fields = Object.fromEntries(values.map(({ field, value }) => [field, value]));
    return { id, thread: fields["thread"] as Thread, text: fields["text"] as string };
  });
}
