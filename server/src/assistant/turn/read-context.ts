import type { OutputContext } from "@app/engine/assistant/check-output";
import { limitFacts } from "@app/engine/assistant/limits/limit-facts";
import type { Limits } from "@app/engine/assistant/limits/limits";
import type { MemberFacts } from "@app/engine/assistant/prompt/system-prompt";
import { type RedactedPerson, redact } from "@app/engine/assistant/redact";
import { type EarlierExchange, summariseTurns } from "@app/engine/assistant/summary/summarise-turns";
import type { AnswerId, Answers } from "@app/engine/intake/answers";
import { getQuestion } from "@app/engine/intake/questionnaire/questionnaire";
import { answerText } from "@app/engine/intake/words/answer-text";
import { hidesNumbers } from "../../diary/queries.ts";
import type { Account } from "../../identity/accounts/account.ts";
import { memberDay } from "../../identity/accounts/queries.ts";
import { isComplete } from "../../intake/assessments/assessment.ts";
import { loadInput } from "../../intake/assessments/load-input.ts";
import { readPlan } from "../../plans/get-plan.ts";
import { addMs, DAY_MS } from "../../platform/time.ts";
import type { Deps } from "../deps.ts";
import { findRedactedPerson } from "../find-redacted-person.ts";
import { listMemories } from "../memory/memories.ts";
import { isSwitchedOn } from "../memory/memory-store.ts";
import { limitsOf } from "../read-limits.ts";
import { textOfBlocks } from "./block-text.ts";
import { listBefore, type StoredMessage } from "./exchange-store.ts";
import { readOutcomes } from "./read-outcomes.ts";

/** What was asked before that has little to do with today. */
const REMEMBERED_DAYS = 30;

/** What a model reads of turns that it is not sent; null: nothing. Only what was proposed in them makes it read more rows. */
async function summariseEarlier(
  deps: Pick<Deps, "db" | "now">,
  account: Account,
  messages: readonly StoredMessage[],
): Promise<string | null> {
  const since = addMs(deps.now(), -REMEMBERED_DAYS * DAY_MS);
  const recent = messages.filter(({ at }) => at >= since);
  const answers = recent.filter(({ author }) => author === "assistant");
  const outcomeOf = await readOutcomes(deps, account, answers);
  const byPlace = new Map(answers.map((answer) => [answer.seq, answer]));
  const exchanges = recent.flatMap(({ author, seq, blocks }): EarlierExchange[] => {
    const answer = author === "member" ? byPlace.get(seq + 1) : undefined;
    if (!answer) return [];
    const question = blocks.map((block) => (block.kind === "text" ? block.text : "")).join(" ");
    const isHandedOff = answer.status === "handed-off";
    return [{ question, answer: answer.blocks, isHandedOff, ...outcomeOf(answer) }];
  });
  return summariseTurns(exchanges);
}

/** The last turns of both sides, as they were said. */
const PREVIOUS_TURNS = 10;
/** Those before them are part of a summary; what is older still is not part of a question any more. */
const EARLIER_TURNS = 60;

export type TurnContext = {
  /** What must not leave the house. */
  person: RedactedPerson;
  facts: MemberFacts;
  limits: Limits;
  /** What the plan gives on a day, where there is one: no sentence gives less. */
  planned: OutputContext["planned"];
  canHandOff: boolean;
  /** Whether the member lets the assistant remember. */
  canRemember: boolean;
  previous: { from: "member" | "assistant"; text: string }[];
  /** What came before them, in words of ours; null: nothing, or nobody reads it. */
  summary: string | null;
};

type Asked = {
  account: Account;
  seq: number;
  /** Rules read no summary. */
  isForModel: boolean;
};

/** What an answer may know besides its question. */
export async function readContext(
  deps: Pick<Deps, "db" | "now" | "keyRing">,
  { account, seq, isForModel }: Asked,
): Promise<TurnContext> {
  const { db } = deps;
  const encryption = deps.keyRing.encryption("health-data");
  // Together: they stand between the question and its first sentence.
  const [loaded, person, memories, messages, numbersHidden, canRemember] = await Promise.all([
    loadInput(deps, db, { accountId: account.id, encryption }),
    findRedactedPerson(deps, db, account.id),
    listMemories(deps, db, account.id),
    listBefore(db, encryption, account.id, {
      before: seq,
      limit: PREVIOUS_TURNS + (isForModel ? EARLIER_TURNS : 0),
    }),
    hidesNumbers(deps, db, account.id),
    isSwitchedOn(db, account.id),
  ]);
  const { answers, access } = loaded;
  const { painful, ...limits } = await limitsOf(deps, db, account.id, loaded);
  const { notEaten, hasUnreadAllergy } = limitFacts(limits.exclusions);
  const hidden = (text: string): string => redact(text, person);
  const said = messages
    .slice(-PREVIOUS_TURNS)
    .map(({ author, blocks }) => ({ from: author, text: textOfBlocks(blocks) }));
  return {
    person,
    facts: {
      goal: chosen(answers, "q06"),
      level: chosen(answers, "m3"),
      numbersHidden,
      notEaten: notEaten.map(hidden),
      hasUnreadAllergy,
      painful,
      memories: memories.map(({ key, text }) => ({ key, text: hidden(text) })),
      isComplete: isComplete(access),
      today: memberDay(account, deps.now()),
    },
    limits,
    planned: isForModel ? await plannedDay(deps, account.id) : undefined,
    canHandOff: isComplete(access),
    canRemember,
    previous: said.filter(({ text }) => text !== ""),
    summary: await summariseEarlier(deps, account, messages.slice(0, -PREVIOUS_TURNS)),
  };
}

/** The leanest day of the plan, by meals and by energy; portions have no energy of their own. */
async function plannedDay(
  deps: Pick<Deps, "db" | "now" | "keyRing">,
  accountId: string,
): Promise<OutputContext["planned"]> {
  const read = await readPlan(deps, deps.db, accountId);
  const diet = read?.view.diet;
  if (!diet) return undefined;
  const meals = diet.method === "foods" ? Math.min(...diet.days.map((day) => day.meals.length)) : diet.meals.length;
  return { meals, kcal: read.targets?.kcal ?? 0 };
}

const chosen = (answers: Answers, id: AnswerId): string | null =>
  answers[id] === undefined ? null : answerText(getQuestion(id), answers[id]);
