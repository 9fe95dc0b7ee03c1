import { textBlock } from "../blocks/blocks.ts";
import { handOff } from "../blocks/hand-off.ts";
import { basicTexts } from "./basic-texts.ts";
import type { Rule } from "./rule.ts";
import { counted } from "./words.ts";

const { service, mood } = basicTexts;

export const callPerson: Rule = async ({ text, plain }, call) => {
  const topic = /treinador|treino/.test(plain) ? "treino" : /nutri/.test(plain) ? "dieta" : "outro";
  const person = await handOff(call, { topic, text });
  if (!person.canHandOff) return [textBlock(service.noPerson), ...person.blocks];
  const { answerHours } = await call("get_promises", {});
  const within =
    answerHours !== null && `A resposta vem em até ${counted(answerHours, "hora", "horas")} de atendimento.`;
  return [textBlock(service.person, within), ...person.blocks];
};

/** No answer in kind, and no lesson. */
export const receiveInsult: Rule = async ({ text }, call) => {
  const person = await handOff(call, { topic: "outro", text });
  return [textBlock(mood.insult), ...person.blocks];
};
