import type { Question } from "@app/contract/assistant";
import type { FastifyReply } from "fastify";
import type { Account } from "../../identity/accounts/account.ts";
import { releaseSlotWhile } from "../../platform/resilience/admission.ts";
import type { Deps } from "../deps.ts";
import { answerQuestion } from "./answer-question.ts";
import { askAssistant } from "./ask-assistant.ts";
import { followAnswer } from "./follow-answer.ts";
import type { RunningAnswers } from "./running-answers.ts";
import { openStream } from "./stream.ts";
import type { TurnObserver } from "./turn-observer.ts";
import { viewMessage } from "./view-message.ts";

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
