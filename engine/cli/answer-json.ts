import type { Block } from "@app/contract/assistant";
import * as z from "zod";
import { answersBy } from "../src/assistant/answers-by.ts";
import { NO_LIMITS } from "../src/assistant/limits/limits.ts";
import { answerByRules } from "../src/assistant/rules/answer-by-rules.ts";
import { toolsOf } from "../src/assistant/testing/case-tools.ts";
import { golden, TODAY } from "../src/assistant/testing/evaluation/golden.ts";
import {
  factsOf,
  factsOfWritten,
  isHidden,
  type MemberFacts,
} from "../src/assistant/testing/evaluation/member-facts.ts";
import { answerCare, answerPerson, answerTopic, needsPerson } from "../src/assistant/topic-answers.ts";
import { exclusionsOf } from "../src/exclusions/exclusions.ts";
import { ALLERGENS } from "../src/nutrition/catalogue/food.ts";
import { dangerIn } from "../src/safety/classify.ts";
import { classifyTopic, isMedicalUrgency } from "../src/safety/classify-topic.ts";
import { fixedText } from "../src/safety/fixed-texts.ts";

const AnsweredJson = z.object({
  text: z.string(),
  /** A name of the file's members, or one written as they are. */
  member: z.union([z.string(), z.record(z.string(), z.unknown())]).default("m1"),
});

/** Ten in the morning, as the file's `now`. */
const MINUTES = 600;

/** What a member is answered without a model: the wish, what is said, what can be pressed, and who hears of it by when. */
export async function answer(json: unknown) {
  const { text, member: written } = AnsweredJson.parse(json);
  const member = typeof written === "string" ? factsOf(written) : factsOfWritten(written);
  const { intent, blocks, isUrgent } = await answerMember(text, member);
  const actions = blocks.flatMap(actionOf);
  return {
    intent,
    text: blocks.flatMap((block) => (block.kind === "text" ? [block.text] : [])).join("\n"),
    actions,
    person: personIn(blocks, isUrgent),
  };
}

type Answered = { readonly intent: string | null; readonly blocks: readonly Block[]; readonly isUrgent?: true };

/** In the order of the server: a danger, a topic, the scale of pain, then the rules. */
async function answerMember(text: string, member: MemberFacts): Promise<Answered> {
  const { call } = toolsOf(member);
  const { country } = member;
  const numbersHidden = isHidden(member);
  const context = { text, country, numbersHidden };
  const danger = dangerIn(text);
  if (danger?.topic === "transtorno-alimentar")
    return { intent: danger.topic, ...(await answerCare(context, call)), isUrgent: true };
  if (danger) {
    const said = fixedText(danger, { country, hour: answersBy(golden.now).exact });
    return { intent: danger.topic, blocks: [{ kind: "text", text: said }], isUrgent: true };
  }
  const topic = isMedicalUrgency(text) ? "medico" : classifyTopic(text);
  const fixed = topic && (await answerTopic(topic, context, call));
  if (fixed) return { intent: topic, blocks: fixed.blocks };
  const reason = needsPerson(text);
  if (reason) return { intent: reason, blocks: (await answerPerson(reason, context, call)).blocks };
  const { eating, allergens, severeReaction = false, rows = [] } = member;
  const facts = {
    eating: eating ?? "de-tudo",
    allergenTags: ALLERGENS.filter((allergen) => allergens.includes(allergen)),
    severeReaction,
  };
  return answerByRules(
    {
      text,
      previous: [],
      today: TODAY,
      minutes: MINUTES,
      numbersHidden,
      canHandOff: member.plan === "completo",
      limits: { ...NO_LIMITS, exclusions: exclusionsOf({}, facts, rows) },
    },
    call,
  );
}

type Action = { readonly kind: string; readonly [name: string]: unknown };

/** A button as a checker reads it: what it does and, of a page, where it leads. */
function actionOf(block: Block): Action[] {
  switch (block.kind) {
    case "link":
      return [{ kind: "open", label: block.label, to: block.to }];
    case "handoff":
      return [{ kind: "person", topic: block.topic, urgency: block.urgency }];
    case "log":
      return [{ kind: "log", day: block.day, meal: block.meal, foods: block.foods.map(({ name }) => name) }];
    case "swap":
      return [{ kind: "swap", itemId: block.itemId, options: block.options.map(({ name }) => name) }];
    case "bad-day":
      return [{ kind: "bad-day" }];
    case "suggestions":
      return block.texts.map((text) => ({ kind: "ask", text }));
    default:
      return [];
  }
}

const SUPPORT = "/app/conversa/atendimento";

/** Null: nobody is asked. The team answers by an hour, the support of everybody in its hours. */
function personIn(blocks: readonly Block[], isUrgent: boolean | undefined) {
  const { exact: by } = answersBy(golden.now);
  const handoff = blocks.find((block) => block.kind === "handoff");
  if (handoff) return { who: "equipe", topic: handoff.topic, by };
  if (isUrgent) return { who: "equipe", topic: "saude", by };
  return blocks.some((block) => block.kind === "link" && block.to === SUPPORT)
    ? { who: "atendimento", topic: "outro", by }
    : null;
}
