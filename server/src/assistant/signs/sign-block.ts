import type { Block } from "@app/contract/assistant";
import type { TopicSign } from "@app/engine/assistant/topic-answers";
import { signQuestions } from "@app/engine/assistant/topics/sign-questions";
import { listSigns } from "../../intake/reported-signs/reported-signs.ts";
import type { Db } from "../../platform/database/db.ts";
import type { PlatformDeps } from "../../platform/deps.ts";
import type { StoredMessage } from "../turn/exchange-store.ts";

/** What is said and asked about a sign. The answer is filled in when it is read. */
export function signBlocks({ id, rowCode }: { id: string; rowCode: string }): Block[] {
  const { lead, question, yes, no } = signQuestions[rowCode as TopicSign];
  return [
    { kind: "text", text: lead },
    { kind: "sign", signId: id, question, yes, no, answer: null },
  ];
}

/** The messages with what became of each sign that they ask about. */
export async function withSignAnswers(
  deps: Pick<PlatformDeps, "keyRing">,
  db: Db,
  accountId: string,
  messages: readonly StoredMessage[],
): Promise<StoredMessage[]> {
  if (!messages.some(({ blocks }) => blocks.some(({ kind }) => kind === "sign"))) return [...messages];
  const signs = new Map((await listSigns(deps, db, accountId)).map((sign) => [sign.id, sign]));
  const answered = (block: Block): Block =>
    block.kind === "sign" ? { ...block, answer: answerOf(signs.get(block.signId)) } : block;
  return messages.map((message) => ({ ...message, blocks: message.blocks.map(answered) }));
}

type Sign = Awaited<ReturnType<typeof listSigns>>[number];

/** A no has left no row. */
function answerOf(sign: Sign | undefined): Extract<Block, { kind: "sign" }>["answer"] {
  if (!sign) return "no";
  if (sign.takenBackAt) return "taken-back";
  return sign.reportedAt ? "yes" : null;
}
