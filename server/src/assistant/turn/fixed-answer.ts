import {
  answerCare,
  answerPerson,
  answerTopic,
  needsPerson,
  type TopicAnswer,
} from "@app/engine/assistant/topic-answers";
import { classifyText } from "@app/engine/safety/classify";
import { classifyTopic, isMedicalUrgency, type Topic } from "@app/engine/safety/classify-topic";
import { hidesNumbers } from "../../diary/hides-numbers.ts";
import { findCountry } from "../../intake/find-country.ts";
import type { Deps } from "../deps.ts";
import { createTools } from "../tools/create-tools.ts";

/** What is said to a text that no model answers; null: to this one a model or the rules may. Reads only. */
export async function fixedAnswer(
  deps: Deps,
  { accountId, text }: { accountId: string; text: string },
): Promise<TopicAnswer | null> {
  const danger = classifyText(text);
  const topic = danger ? undefined : topicOf(text);
  const reason = danger ? null : needsPerson(text);
  if (danger ? danger !== "transtorno-alimentar" : !topic && !reason) return null;

  const country = await findCountry(deps.db, accountId);
  const numbersHidden = danger !== undefined || (await hidesNumbers(deps, deps.db, accountId));
  const context = { text, country, numbersHidden };
  const call = createTools(deps, { accountId, text });
  if (danger) return { ...(await answerCare(context, call)), sign: null };
  const answer = topic ? await answerTopic(topic, context, call) : null;
  return answer ?? (reason ? answerPerson(reason, context, call) : null);
}

/** Too much of a medicine comes before whatever else the text is about. */
const topicOf = (text: string): Topic | undefined => (isMedicalUrgency(text) ? "medico" : classifyTopic(text));
