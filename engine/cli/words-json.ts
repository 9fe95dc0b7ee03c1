import * as z from "zod";
import { checkWords } from "../src/assistant/check-output.ts";
import { NO_LIMITS } from "../src/assistant/limits/limits.ts";
import { SentenceSplitter } from "../src/assistant/sentences.ts";
import { hear } from "../src/safety/hearing/hear.ts";

const HeardJson = z.object({ text: z.union([z.string(), z.array(z.string())]) });

/** What a member's words speak of, in the shape of the golden data. */
export function safety(json: unknown) {
  const { text } = HeardJson.parse(json);
  const heard = hear(typeof text === "string" ? [text] : text);
  return heard && { topic: heard.topic, level: heard.level };
}

/** As the golden members are written; of one given by name alone nothing is known. */
const MemberJson = z.object({
  numbers: z.string().optional(),
  planFacts: z
    .object({ targets: z.object({ kcal: z.number() }).nullish(), meals: z.array(z.unknown()).nullish() })
    .nullish(),
});
const SaidJson = z.object({ text: z.string(), member: z.union([z.string(), MemberJson]).nullish() });

/** Whether what a model wrote may be shown. Its numbers are not asked for: only a turn's tools know them. */
export function say(json: unknown) {
  const { text, member } = SaidJson.parse(json);
  const known = typeof member === "string" ? null : member;
  const kcal = known?.planFacts?.targets?.kcal;
  const meals = known?.planFacts?.meals?.length;
  const context = {
    numbersHidden: known?.numbers?.startsWith("esconder") === true,
    canary: "",
    limits: NO_LIMITS,
    ...(kcal && meals ? { planned: { kcal, meals } } : {}),
  };
  const splitter = new SentenceSplitter();
  const refused = [...splitter.push(text), ...splitter.end()]
    .map((sentence) => checkWords(sentence, context))
    .find(({ ok }) => !ok);
  return { allowed: !refused, reason: refused && !refused.ok ? refused.why : null };
}
