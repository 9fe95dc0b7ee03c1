import { type EarlierExchange, summariseTurns } from "@app/engine/assistant/summary/summarise-turns";
import type { Account } from "../../identity/accounts/account.ts";
import { addMs, DAY_MS } from "../../platform/time/durations.ts";
import type { Deps } from "../deps.ts";
import type { StoredMessage } from "./exchange-store.ts";
import { readOutcomes } from "./read-outcomes.ts";

/** What was asked before that has little to do with today. */
const REMEMBERED_DAYS = 30;

/** What a model reads of turns that it is not sent; null: nothing. Only what was proposed in them makes it read more rows. */
export async function summariseEarlier(
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
