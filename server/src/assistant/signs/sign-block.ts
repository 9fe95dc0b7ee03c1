import type { Block } from "@app/contract/assistant";
import type { TopicSign } from "@app/engine/assistant/topic-answers";
import { signQuestions } from "@app/engine/assistant/topics/sign-questions";

/** What is said and asked about a sign. The answer is filled in when it is read. */
export function signBlocks({ id, rowCode }: { id: string; rowCode: string }): Block[] {
  const { lead, question, yes, no } = signQuestions[rowCode as TopicSign];
  return [
    { kind: "text", text: lead },
    { kind: "sign", signId: id, question, yes, no, answer: null },
  ];
}
