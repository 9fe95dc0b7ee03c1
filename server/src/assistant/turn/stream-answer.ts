import { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import type { AssistantMessage, Question, StreamEvent } from "@app/contract/assistant";
import type { FastifyReply } from "fastify";
import type { Account } from "../../identity/accounts/account.ts";
import { releaseSlotWhile } from "../../platform/resilience/admission.ts";
import { SECOND_MS } from "../../platform/time.ts";
import type { Deps } from "../deps.ts";
import { answerQuestion } from "./answer-question.ts";
import { askAssistant } from "./ask-assistant.ts";
import { viewMessage } from "./block-text.ts";
import { findMessage } from "./exchange-store.ts";
import type { RunningAnswers } from "./running-answers.ts";
import type { TurnObserver } from "./turn-observer.ts";

/** Below the proxy's read timeout (deploy/nginx/api.conf), also while a model thinks. */
const HEARTBEAT_MS = 5 * SECOND_MS;

type EventStream = {
  send: (event: StreamEvent) => void;
  end: () => void;
  /** Aborted when the connection is gone. */
  signal: AbortSignal;
};

/**
 * Opens a reply of server-sent events. Nobody waits for a slow client: what it has not read yet is held, and that is one
 * answer at most. After a disconnect events go nowhere.
 */
function openStream(reply: FastifyReply): EventStream {
  const closed = new AbortController();
  const stream = new Readable({ read() {} });
  const push = (text: string): void => {
    if (!stream.destroyed && !stream.readableEnded) stream.push(text);
  };
  const heartbeat = setInterval(() => push(": \n\n"), HEARTBEAT_MS);
  stream.once("close", () => {
    clearInterval(heartbeat);
    closed.abort();
  });
  void reply
    .header("content-type", "text/event-stream; charset=utf-8")
    .header("cache-control", "no-store")
    // The proxy passes each event on as it comes.
    .header("x-accel-buffering", "no")
    // A process that stops waits for its connections: this one ends with its answer.
    .header("connection", "close")
    .send(stream);
  return {
    send: (event) => push(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`),
    end: () => {
      clearInterval(heartbeat);
      if (!stream.destroyed) stream.push(null);
    },
    signal: closed.signal,
  };
}

const POLL_MS = 400;

type Following = { accountId: string; from: AssistantMessage; emit: (event: StreamEvent) => void; signal: AbortSignal };

/** Sends what is added to the row of an answer that another connection, perhaps of another node, is waiting for. */
async function followAnswer(
  deps: Pick<Deps, "db" | "now" | "keyRing">,
  { accountId, from, emit, signal }: Following,
): Promise<void> {
  const encryption = deps.keyRing.encryption("health-data");
  let seen = from;
  while (seen.status === "streaming") {
    await pause(POLL_MS, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    const row = await findMessage(deps.db, encryption, accountId, from._id);
    // Deleted meanwhile.
    if (!row) return;
    const now = viewMessage(row, deps.now());
    for (const event of addedTo(seen, now)) emit(event);
    seen = now;
  }
  emit({ type: "end", answer: seen });
}

function addedTo(before: AssistantMessage, after: AssistantMessage): StreamEvent[] {
  return after.blocks.flatMap((block, index): StreamEvent[] => {
    const known = before.blocks[index];
    if (!known) return [block.kind === "text" ? { type: "sentence", text: block.text } : { type: "block", block }];
    if (known.kind !== "text" || block.kind !== "text" || known.text === block.text) return [];
    return [{ type: "sentence", text: block.text.slice(known.text.length) }];
  });
}

type Asked = {
  account: Account;
  question: Question;
  reply: FastifyReply;
  observer: TurnObserver;
  running: RunningAnswers;
  startedAt: number;
};

/** Stores a question and streams its answer. The answer is finished whether or not somebody still listens. */
export async function streamAnswer(
  deps: Deps,
  { account, question: { id, text }, reply, observer, running, startedAt }: Asked,
): Promise<FastifyReply> {
  const exchange = await askAssistant(deps, { accountId: account.id, id, text });
  const [question, answer] = [exchange.question, exchange.answer].map((one) => viewMessage(one, deps.now()));
  if (!question || !answer) throw new Error("an exchange has two messages");
  const stream = openStream(reply);
  stream.send({ type: "start", question, answer });
  if (answer.status !== "streaming") {
    if (exchange.isNew) observer.answered("fixed", answer.status);
    stream.send({ type: "end", answer });
    stream.end();
    return reply;
  }
  const { send: emit } = stream;
  const work = exchange.isNew
    ? running.track(answerQuestion(deps, { account, exchange, emit, observer, startedAt, signal: running.signal }))
    : followAnswer(deps, {
        accountId: account.id,
        from: answer,
        emit,
        signal: AbortSignal.any([stream.signal, running.signal]),
      });
  // An open stream waits for others nearly all the time: it does not count as a request in flight.
  void releaseSlotWhile(() => work)
    .catch(() => deps.log.error("answer not stored"))
    .finally(() => stream.end());
  return reply;
}
