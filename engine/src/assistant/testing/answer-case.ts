import { exclusionsFor } from "../../exclusions/testing/exclusions-for.ts";
import type { Allergen } from "../../nutrition/catalogue/food.ts";
import { classifyText } from "../../safety/classify.ts";
import { classifyTopic } from "../../safety/classify-topic.ts";
import { NO_LIMITS } from "../limits/limits.ts";
import { answerByRules } from "../rules/answer-by-rules.ts";
import { answerCare, answerPerson, answerTopic, needsPerson } from "../topic-answers.ts";
import { toolsOf } from "./case-tools.ts";
import { type EvalCase, TODAY } from "./evaluation/golden.ts";
import { factsOf, isHidden, type MemberFacts } from "./evaluation/member-facts.ts";
import type { Answered } from "./judge-answer.ts";

/** What a case is answered without a model; null where the fixed texts of a danger answer, or the thread is closed by one. */
export async function answerCase({ member: name, turns }: EvalCase): Promise<Answered | null> {
  const member = factsOf(name);
  const { call, calls } = toolsOf(member);
  const text = turns.at(-1)?.text ?? "";
  const previous = turns.slice(0, -1);
  const context = { text, country: member.country, numbersHidden: isHidden(member) };
  if (previous.some((turn) => turn.from === "member" && classifyText(turn.text) === "crise")) return null;
  const danger = classifyText(text);
  if (danger === "transtorno-alimentar") return { ...(await answerCare(context, call)), calls, sign: null };
  if (danger) return null;
  const topic = classifyTopic(text);
  const fixed = topic && (await answerTopic(topic, context, call));
  if (fixed) return { ...fixed, calls };
  const reason = needsPerson(text);
  if (reason) return { ...(await answerPerson(reason, context, call)), calls };
  const canHandOff = member.plan === "completo";
  const limits = { ...NO_LIMITS, exclusions: exclusionsOfMember(member) };
  return {
    ...(await answerByRules({ ...context, previous, today: TODAY, canHandOff, limits }, call)),
    calls,
    sign: null,
  };
}

const exclusionsOfMember = ({ allergens, severeReaction = false }: MemberFacts) =>
  exclusionsFor({ allergies: allergens as Allergen[], severe: severeReaction });
