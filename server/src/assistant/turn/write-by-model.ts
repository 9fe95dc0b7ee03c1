import type { Block } from "@app/contract/assistant";
import { withoutFigures } from "@app/engine/assistant/blocks/without-figures";
import { intentOf } from "@app/engine/assistant/intents";
import { systemPrompt } from "@app/engine/assistant/prompt/system-prompt";
import { proposeMemory } from "@app/engine/assistant/propose-memory";
import { type RedactedPerson, redact } from "@app/engine/assistant/redact";
import type { ToolName } from "@app/engine/assistant/tools";
import { isExcluded } from "@app/engine/exclusions/exclusions";
import { namedFoods } from "@app/engine/plans/locks/named-foods";
import type { Account } from "../../identity/accounts/account.ts";
import { SECOND_MS } from "../../platform/time.ts";
import type { Deps } from "../deps.ts";
import type { Model, Part, Turn } from "../model/model.ts";
import { createTools } from "../tools/create-tools.ts";
import { modelResult } from "../tools/tool-inputs.ts";
import { recordUsage } from "../usage/allowance.ts";
import type { AnswerDraft } from "./answer-draft.ts";
import { CheckedText } from "./checked-text.ts";
import { createLook } from "./look.ts";
import { proposedBlocks } from "./proposed-blocks.ts";
import type { TurnContext } from "./read-context.ts";
import { isGone, type Ran, runModel } from "./run-model.ts";
import type { TurnObserver } from "./turn-observer.ts";

/** A word that stands in the instructions and nowhere else; the same on every node, so that a prefix can be cached. */
export const canaryOf = ({ keyRing }: Pick<Deps, "keyRing">): string =>
  keyRing.for("model-user").sign("canary").toString("base64url").slice(0, 16);

/** Keys of our own tables and plans, which a later call names: they are not a member's words. */
const OWN_KEYS = new Set(["id", "food", "itemId", "todaySession"]);

/** A tool's result for a vendor's eyes: every text in it without what names the member. */
function redactValue(value: unknown, person: RedactedPerson, key = ""): unknown {
  if (typeof value === "string") return OWN_KEYS.has(key) ? value : redact(value, person);
  if (Array.isArray(value)) return value.map((one) => redactValue(one, person, key));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, redactValue(inner, person, name)]));
}

/**
 * The conversation as a vendor reads it: without what names the member, the summary of what is older first. It is not part of
 * the instructions, which stay the same from question to question and are cached.
 */
function turnsOf(question: string, { person, previous, summary }: TurnContext): Turn[] {
  const textOf = (text: string): Part => ({ type: "text", text: redact(text, person) });
  const turns = [...previous, { from: "member" as const, text: question }].map(
    ({ from, text }): Turn => ({ role: from === "member" ? "user" : "assistant", parts: [textOf(text)] }),
  );
  if (summary === null) return turns;
  const [first, ...rest] = turns;
  // Both protocols want to hear the user first, and not twice in a row.
  return first?.role === "user"
    ? [{ ...first, parts: [textOf(summary), ...first.parts] }, ...rest]
    : [{ role: "user", parts: [textOf(summary)] }, ...turns];
}

/** What the member reads while a tool looks. */
const STEP_TEXTS: Readonly<Record<ToolName, string>> = {
  get_my_plan: "Olhando o seu plano",
  get_today: "Olhando o seu dia",
  get_day: "Olhando o seu diário",
  get_progress: "Olhando o seu progresso",
  search_food: "Procurando na tabela de alimentos",
  parse_meal: "Somando a refeição",
  swap_item: "Procurando trocas no seu plano",
  swap_exercise: "Procurando trocas no seu treino",
  explain_change: "Vendo o que mudou no seu plano",
  get_promises: "Conferindo os prazos",
  get_guarantee: "Conferindo a sua garantia",
  get_policy: "Conferindo as regras",
  propose_log: "Preparando o registro",
  propose_bad_day: "Preparando o seu dia",
  request_human: "Vendo quem da equipe responde",
};

/** From the first round to the last. */
const MAX_ANSWER_MS = 60 * SECOND_MS;

export type Writing = {
  account: Account;
  question: string;
  context: TurnContext;
  draft: AnswerDraft;
  observer: TurnObserver;
  /** When the question arrived, by the process's clock. */
  startedAt: number;
  signal: AbortSignal;
};

type Written = "done" | "failed" | "unavailable" | { readonly instead: string };

/**
 * Lets a model answer into the draft. `unavailable`: it said nothing, and something else has to answer. `instead`: it said
 * what it must not, which was left out; our own answer follows, or this sentence where the rules have none.
 */
export async function writeByModel(
  deps: Deps,
  model: Model,
  { account, question, context, draft, observer, startedAt, signal }: Writing,
): Promise<Written> {
  const { person, facts, limits } = context;
  const canary = canaryOf(deps);
  const look = createLook(deps, account.id, model.receiver);
  // Goal, limits and memories stand in the prompt, with the last turns.
  await look(["answers", "conversation"]);
  let waitedMs = 0;
  const text = new CheckedText({
    memberText: question,
    numbersHidden: facts.numbersHidden,
    canary,
    limits,
    planned: context.planned,
    say(sentence, isFirst) {
      if (isFirst) observer.firstSentence((performance.now() - startedAt - waitedMs) / SECOND_MS);
      draft.say(sentence);
    },
    refuse: observer.refused,
  });
  const ran = await runModel(model, {
    system: systemPrompt(facts, canary),
    turns: turnsOf(question, context),
    userKey: deps.keyRing.for("model-user").sign(account.id).toString("hex"),
    text,
    call: createTools(deps, { accountId: account.id, text: question }, look),
    redact: (result) => redactValue(JSON.parse(modelResult(result, facts.numbersHidden)), person),
    onStep: (name) => draft.step(STEP_TEXTS[name]),
    onWaited(ms) {
      waitedMs += ms;
    },
    signal: AbortSignal.any([signal, AbortSignal.timeout(MAX_ANSWER_MS)]),
  }).catch((error: unknown): Ran | null => {
    if (isGone(error)) return null;
    throw error;
  });
  if (ran) await recordUsage(deps, { accountId: account.id, model: model.name, usage: ran.usage });
  if (!ran || ran.ending === "cut") return text.hasSaid ? "failed" : "unavailable";
  const summaryOf = (written: string): string => (text.allows(written) ? written : question);
  const mayLog = (food: string): boolean => !isExcluded(limits.exclusions, food) || saysEaten(question, food);
  const proposed = proposedBlocks(ran.uses, { summaryOf, mayLog });
  for (const block of facts.numbersHidden ? withoutFigures(proposed) : proposed) draft.add(block);
  if (draft.isEmpty && !text.wasBarred) return "unavailable";
  const memory = context.canRemember ? memoryBlock(question, context) : null;
  if (memory) draft.add(memory);
  return text.wasBarred ? { instead: text.replacements } : "done";
}

/** A member may log whatever was eaten; a model may not put into their mouth what they only asked about. */
function saysEaten(question: string, food: string): boolean {
  const isLog = intentOf(question)?.intent === "registrar";
  return isLog && namedFoods(question).some((named) => named.food.id === food);
}

/** "Posso guardar que …?", about what the member has just said: never what names them, nor what is remembered already. */
function memoryBlock(question: string, { person, facts: { memories } }: TurnContext): Block | null {
  const memory = proposeMemory(question);
  if (!memory || redact(memory.text, person) !== memory.text) return null;
  return memories.some(({ text }) => text === memory.text) ? null : { kind: "memory", ...memory };
}
