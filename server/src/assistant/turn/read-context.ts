import { brand } from "@app/contract/brand";
import type { MemberFacts } from "@app/engine/assistant/prompt/system-prompt";
import { type RedactedPerson, redact } from "@app/engine/assistant/redact";
import type { AnswerId, Answers } from "@app/engine/intake/answers";
import { getQuestion } from "@app/engine/intake/questionnaire/questionnaire";
import { answerText } from "@app/engine/intake/words/answer-text";
import { hidesNumbers } from "../../diary/hides-numbers.ts";
import type { Account } from "../../identity/accounts/account.ts";
import { isComplete } from "../../intake/assessments/assessment.ts";
import { loadInput } from "../../intake/assessments/load-input.ts";
import type { Deps } from "../deps.ts";
import { listMemories } from "../memory/list-memories.ts";
import { isSwitchedOn } from "../memory/memory-store.ts";
import { findRedactedPerson } from "../person/find-redacted-person.ts";
import { textOfBlocks } from "./block-text.ts";
import { listBefore } from "./exchange-store.ts";

/** The last turns of both sides; what is older is not part of a question any more. */
const PREVIOUS_TURNS = 10;

export type TurnContext = {
  /** What must not leave the house. */
  person: RedactedPerson;
  facts: MemberFacts;
  canHandOff: boolean;
  /** Whether the member lets the assistant remember. */
  canRemember: boolean;
  previous: { from: "member" | "assistant"; text: string }[];
};

/** What an answer may know besides its question. */
export async function readContext(
  deps: Pick<Deps, "db" | "now" | "keyRing">,
  { account, seq }: { account: Account; seq: number },
): Promise<TurnContext> {
  const { db } = deps;
  const encryption = deps.keyRing.encryption("health-data");
  // Together: they stand between the question and its first sentence.
  const [{ answers, access }, person, memories, messages, numbersHidden, canRemember] = await Promise.all([
    loadInput(deps, db, { accountId: account.id, encryption }),
    findRedactedPerson(deps, db, account.id),
    listMemories(deps, db, account.id),
    listBefore(db, encryption, account.id, { before: seq, limit: PREVIOUS_TURNS }),
    hidesNumbers(deps, db, account.id),
    isSwitchedOn(db, account.id),
  ]);
  const hidden = (text: string): string => redact(text, person);
  const said = messages.map(({ author, blocks }) => ({ from: author, text: textOfBlocks(blocks) }));
  return {
    person,
    facts: {
      goal: chosen(answers, "q06"),
      level: chosen(answers, "m3"),
      numbersHidden,
      allergens: [...(answers.s12?.items ?? []), ...(answers.s12?.other ? [hidden(answers.s12.other)] : [])],
      memories: memories.map(({ key, text }) => ({ key, text: hidden(text) })),
      isComplete: isComplete(access),
      today: dayOf(account, deps.now()),
    },
    canHandOff: isComplete(access),
    canRemember,
    previous: said.filter(({ text }) => text !== ""),
  };
}

const chosen = (answers: Answers, id: AnswerId): string | null =>
  answers[id] === undefined ? null : answerText(getQuestion(id), answers[id]);

/** The member's own calendar day. */
const dayOf = ({ timeZone }: Account, now: Date): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone: timeZone ?? brand.serviceHours.timeZone }).format(now);
