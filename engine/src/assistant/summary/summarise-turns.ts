import type { Block } from "@app/contract/assistant";
import { classifyText } from "../../safety/classify.ts";
import { classifyTopic } from "../../safety/classify-topic.ts";
import { matches } from "../../safety/match-text.ts";
import { intentRules } from "../intents.ts";
import {
  DECISIONS,
  HANDOFF_STATES,
  HANDOFF_SUBJECTS,
  INTENT_SUBJECTS,
  PROPOSALS,
  SUMMARY_HEAD,
  TOPIC_SUBJECTS,
} from "./summary-texts.ts";

/** What a member may have confirmed of an answer by a tap. */
export type ProposalKind = keyof typeof PROPOSALS;
/** How a question to the team stands. */
type HandedState = keyof typeof HANDOFF_STATES;

/** A question with its answer, and what the member made of it. */
export type EarlierExchange = {
  readonly question: string;
  readonly answer: readonly Block[];
  /** A person took over: the words spoke of danger, or came while one was looked after. */
  readonly isHandedOff: boolean;
  readonly confirmed: readonly ProposalKind[];
  readonly handed: HandedState;
};

const MAX_TOKENS = 300;
/** Portuguese takes about a token for three and a half characters; three is on the safe side. */
const CHARACTERS_PER_TOKEN = 3;
export const MAX_SUMMARY_CHARACTERS = MAX_TOKENS * CHARACTERS_PER_TOKEN;

const MAX_SUBJECTS = 10;
// Words are searched anew for each question: what is asked stands in the beginning of a text, and lately.
const READ = 200;
const SEARCHED = 15;

/**
 * What a model reads of turns that are too old to be sent: subjects, proposals and questions to the team, in sentences of
 * ours. No word, name or number of the turns themselves stands in it. Null: there is nothing to say.
 */
export function summariseTurns(exchanges: readonly EarlierExchange[]): string | null {
  // Danger is between the member and a person: of such an exchange nothing is passed on.
  const newestFirst = exchanges.filter((exchange) => !isOfDanger(exchange)).reverse();
  const sentences = [
    ...subjectSentence(newestFirst),
    ...handedSentences(newestFirst),
    ...decidedSentences(newestFirst),
  ];
  return sentences.length > 0 ? cut([SUMMARY_HEAD, ...sentences]) : null;
}

const isOfDanger = ({ question, answer, isHandedOff }: EarlierExchange): boolean =>
  isHandedOff || answer.some(({ kind }) => kind === "card") || classifyText(question) !== undefined;

function subjectSentence(newestFirst: readonly EarlierExchange[]): string[] {
  const subjects = new Set(newestFirst.slice(0, SEARCHED).flatMap(({ question }) => subjectOf(question) ?? []));
  return subjects.size > 0 ? [`A pessoa perguntou sobre: ${[...subjects].slice(0, MAX_SUBJECTS).join(", ")}.`] : [];
}

/** Only a question that is no ordinary wish is looked for among the topics, which take longer. */
function subjectOf(question: string): string | null {
  const begun = question.slice(0, READ);
  const found = intentRules.content.find(({ triggers }) => matches(triggers, begun));
  if (found) return INTENT_SUBJECTS[found.intent];
  const topic = classifyTopic(begun);
  return topic ? TOPIC_SUBJECTS[topic] : null;
}

function handedSentences(newestFirst: readonly EarlierExchange[]): string[] {
  const sentences = newestFirst.flatMap(({ answer, handed }) =>
    answer.flatMap((block) =>
      block.kind === "handoff"
        ? [`Pergunta à equipe sobre ${HANDOFF_SUBJECTS[block.topic]}: ${HANDOFF_STATES[handed]}.`]
        : [],
    ),
  );
  return [...new Set(sentences)];
}

function decidedSentences(exchanges: readonly EarlierExchange[]): string[] {
  return (Object.keys(PROPOSALS) as ProposalKind[]).flatMap((kind) => {
    const proposed = exchanges.filter(({ answer }) => answer.some((block) => block.kind === kind));
    if (proposed.length === 0) return [];
    const taken = proposed.filter(({ confirmed }) => confirmed.includes(kind)).length;
    const decision = taken === 0 ? "none" : taken === proposed.length ? "all" : "some";
    return [`${PROPOSALS[kind]}: ${DECISIONS[decision]}.`];
  });
}

/** Whole sentences, as far as there is room for them. */
function cut(sentences: readonly string[]): string {
  let text = "";
  for (const sentence of sentences) {
    const longer = text === "" ? sentence : `${text} ${sentence}`;
    if (longer.length > MAX_SUMMARY_CHARACTERS) break;
    text = longer;
  }
  return text;
}
