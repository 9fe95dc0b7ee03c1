import type { Block } from "@app/contract/assistant";
import { plainText } from "../../safety/match-text.ts";
import { linkBlock, sourcesBlock, textBlock } from "../blocks/blocks.ts";
import { handOff } from "../blocks/hand-off.ts";
import { findCurated } from "../curated-answers.ts";
import type { CallTool } from "../tool-results.ts";
import type { PolicyTopic } from "../tools.ts";
import { topicTextRules } from "./topic-texts.ts";

/** Of what is not written down: a charge that came twice, a coupon that does not work. */
const DISPUTED = /duas vezes|a mais|cobraram|cobrad[oa]|errad|nao caiu|nao chegou|nao recebi|cupom|desconto/;

/** Facts of the service and the page where it is done; never an argument, and no question why. */
export async function answerMoney(text: string, call: CallTool): Promise<Block[]> {
  const topics = policiesIn(text);
  if (topics.length === 0) return answerAccount(text, call);
  const policies = await Promise.all(topics.map((topic) => call("get_policy", { topic })));
  const links = new Map(policies.map(({ link }) => [link.to, linkBlock(link.to, link.label)]));
  const person = topics.includes("presencial") ? await handOff(call, { topic: "dinheiro", text }) : undefined;
  return [
    textBlock(
      ...new Set(policies.flatMap(({ facts }) => facts)),
      person?.canHandOff && topicTextRules.content.presencial,
    ),
    ...sourcesBlock(...policies),
    ...links.values(),
    ...(person?.blocks ?? []),
  ];
}

/** The curated answer to a question for the price, which is the same for everybody. */
export const PRICES = "precos";

/** What the checkout charges the person who asks: her page may have promised another price. */
export async function answerPrices(call: CallTool): Promise<Block[]> {
  const { facts, link } = await call("get_policy", { topic: "prices" });
  return [textBlock(...facts), linkBlock(link.to)];
}

async function answerAccount(text: string, call: CallTool): Promise<Block[]> {
  const { dinheiro, offer } = topicTextRules.content;
  const curated = DISPUTED.test(plainText(text)) ? undefined : findCurated(text);
  if (curated?.id === PRICES) return answerPrices(call);
  if (curated) return [textBlock(curated.answer), ...(curated.link ? [linkBlock(curated.link)] : [])];
  const person = await handOff(call, { topic: "dinheiro", text });
  return [textBlock(dinheiro, person.canHandOff && offer), linkBlock("/app/conta"), ...person.blocks];
}

function policiesIn(text: string): PolicyTopic[] {
  const plain = plainText(text);
  if (/presencia|pessoalmente|atendimento pessoal/.test(plain)) return ["presencial"];
  if (/reembols|estorn|dinheiro|desist|devol|arrepend/.test(plain)) {
    return /(?:^|[^a-z])pix(?![a-z])/.test(plain) ? ["refund7", "refundPix"] : ["refund7"];
  }
  return /cancel(?:ar|o|a|amento|em)(?![a-z])/.test(plain) ? ["cancel"] : [];
}
