import {
  answerCare,
  answerPerson,
  answerTopic,
  needsPerson,
  type TopicAnswer,
} from "@app/engine/assistant/topic-answers";
import type { Danger } from "@app/engine/safety/classify";
import { classifyTopic, isMedicalUrgency, type Topic } from "@app/engine/safety/classify-topic";
import { hidesNumbers } from "../../diary/hides-numbers.ts";
import { findCountry } from "../../intake/find-country.ts";
import type { Deps } from "../deps.ts";
import { createTools } from "../tools/create-tools.ts";
import { textOfBlocks } from "./block-text.ts";
import { listBefore } from "./exchange-store.ts";
import { createLook } from "./look.ts";

/** What is said to a text that no model answers; null: to this one a model or the rules may. Writes nothing but its look. */
export async function fixedAnswer(
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
