import type { Block, HandoffTopic } from "@app/contract/assistant";
import type { AnswersBy } from "../answers-by.ts";
import type { CallTool } from "../tool-results.ts";
import { linkBlock } from "./blocks.ts";

/** Enough for a question; the team reads the rest where the member wrote it. */
const LONGEST_QUOTE = 600;

type Wanted = { readonly topic: HandoffTopic; readonly text: string; readonly urgency?: "normal" | "alta" };
export type HandOff = { readonly blocks: Block[]; readonly canHandOff: boolean; readonly answersBy: AnswersBy | null };

/** A button to the team with the member's own words; where the team does not answer a plan, the support of everybody. */
export async function handOff(call: CallTool, { topic, text, urgency = "normal" }: Wanted): Promise<HandOff> {
  const summary = `Perguntei ao assistente: “${text.trim().slice(0, LONGEST_QUOTE)}”`;
  const { canHandOff, answersBy } = await call("request_human", { topic, summary, urgency });
  return {
    canHandOff,
    answersBy,
    blocks: canHandOff ? [{ kind: "handoff", topic, summary, urgency }] : [linkBlock("/app/conversa/atendimento")],
  };
}
