import type { AnswerStatus, BasicReason, StreamEvent } from "@app/contract/assistant";
import { answerByRules } from "@app/engine/assistant/rules/answer-by-rules";
import { localTimeOf } from "@app/engine/promises/local-time";
import { classifyTopic } from "@app/engine/safety/classify-topic";
import type { Account } from "../../identity/accounts/account.ts";
import { memberZone } from "../../identity/accounts/queries.ts";
import type { Deps } from "../deps.ts";
import { createTools } from "../tools/create-tools.ts";
import { AnswerDraft } from "./answer-draft.ts";
import type { Exchange } from "./ask-assistant.ts";
import { textOfBlocks, viewMessage } from "./block-text.ts";
import { findMessage, saveAnswer } from "./exchange-store.ts";
import { createLook } from "./look.ts";
import { readContext } from "./read-context.ts";
import type { TurnObserver } from "./turn-observer.ts";
import { type Writing, writeByModel } from "./write-by-model.ts";

type Answering = {
  account: Account;
  exchange: Exchange;
  emit: (event: StreamEvent) => void;
  observer: TurnObserver;
  startedAt: number;
  /** The process stops. */
  signal: AbortSignal;
};

type Ending = { status: AnswerStatus; basic: BasicReason | null };

/** Writes the answer to a stored question into its row, whoever still listens. */
export async function answerQuestion(
  deps: Deps,
  { account, exchange: { question, answer }, emit, observer, startedAt, signal }: Answering,
): Promise<void> {
  const encryption = deps.keyRing.encryption("health-data");
  const key = { accountId: account.id, id: answer.id };
  const lost = new AbortController();
  const draft = new AnswerDraft({
    emit,
    save: (blocks) => saveAnswer(deps.db, encryption, key, { ...answer, blocks: [...blocks] }),
    onLost: () => lost.abort(),
  });
  const writing: Omit<Writing, "context"> = {
    account,
    question: textOfBlocks(question.blocks),
    draft,
    observer,
    startedAt,
    signal: AbortSignal.any([signal, lost.signal]),
  };
  const ending = await write(deps, { ...writing, seq: question.seq, basic: answer.basic }).catch((error): Ending => {
    deps.log.error({ failure: framesOf(error) }, "answer failed");
    return { status: "failed", basic: answer.basic };
  });
  await draft.settle();
  await saveAnswer(deps.db, encryption, key, { ...ending, blocks: draft.blocks });
  observer.answered(ending.basic ? "rules" : "model", ending.status);
  const saved = await findMessage(deps.db, encryption, account.id, answer.id);
  if (saved) emit({ type: "end", answer: viewMessage(saved, deps.now()) });
}

type Written = Omit<Writing, "context"> & { seq: number; basic: BasicReason | null };

async function write(deps: Deps, { seq, basic, ...writing }: Written): Promise<Ending> {
  const { account, question, draft, observer } = writing;
  if (classifyTopic(question) === "injecao") observer.injected();
  const model = basic === null ? deps.model : null;
  const context = await readContext(deps, { account, seq, isForModel: model !== null });
  let instead: string | null = null;
  if (model) {
    const outcome = await writeByModel(deps, model, { ...writing, context }).catch((error: unknown) => {
      deps.log.error({ failure: framesOf(error) }, "model's answer failed");
      return draft.isEmpty ? "unavailable" : "failed";
    });
    if (outcome === "done" || outcome === "failed") return { status: outcome, basic };
    if (typeof outcome === "object") instead = outcome.instead;
  }
  const { facts, limits, canHandOff, previous } = context;
  const { today, numbersHidden } = facts;
  const minutes = minutesOf(deps.now(), account);
  const look = createLook(deps, account.id, null);
  // Goal, limits and what is not eaten.
  await look(["answers"]);
  const call = createTools(deps, { accountId: account.id, text: question }, look);
  const { blocks, isUnderstood } = await answerByRules(
    { text: question, previous, today, minutes, numbersHidden, canHandOff, limits },
    call,
  );
  if (isUnderstood || instead === null) for (const block of blocks) draft.add(block);
  else if (instead !== "") draft.say(draft.isEmpty ? instead : ` ${instead}`);
  else if (draft.isEmpty) for (const block of blocks) draft.add(block);
  // What the rules say in the place of a refused proposal is part of the model's answer.
  return { status: "done", basic: instead !== null ? basic : (basic ?? "outage") };
}

/** Of the day, where the member is. */
const minutesOf = (now: Date, account: Account): number =>
  Math.floor(localTimeOf(memberZone(account), now.getTime()).seconds / 60);

/** Where it failed. The message of an error may quote what was asked or said: it is not logged. */
const framesOf = (error: unknown): { name: string; at: string[] } => {
  if (!(error instanceof Error)) return { name: "unknown", at: [] };
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return { name: error.name, at: frames.slice(0, 6).map((line) => line.trim()) };
};
