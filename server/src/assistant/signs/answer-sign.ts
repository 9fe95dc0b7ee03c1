import type { AssistantMessage, Block } from "@app/contract/assistant";
import { type TopicSign, answerSign as wordsOfSign } from "@app/engine/assistant/topic-answers";
import { hidesNumbers } from "../../diary/queries.ts";
import { findCountry } from "../../intake/queries.ts";
import { confirmSign } from "../../intake/reported-signs/ask-sign.ts";
import { listSigns } from "../../intake/reported-signs/reported-signs.ts";
import { inTransaction } from "../../platform/database/db.ts";
import { Problem } from "../../platform/http/problem.ts";
import { lockHead } from "../../sync/lock-head.ts";
import type { Deps } from "../deps.ts";
import { getAnswer } from "../get-assistant.ts";
import { createTools } from "../tools/create-tools.ts";
import { textOfBlocks } from "../turn/block-text.ts";
import { findMessage, listBefore, replaceBlocks } from "../turn/exchange-store.ts";
import { createLook } from "../turn/look.ts";

type Answering = { accountId: string; signId: string; isTrue: boolean };

/** The member's answer to a sign that was asked back, and what the assistant says to it. The first answer counts. */
export async function answerSign(deps: Deps, { accountId, signId, isTrue }: Answering): Promise<AssistantMessage> {
  const said = isTrue ? await readWords(deps, accountId, signId) : [];
  await inTransaction(deps.db, async (tx) => {
    await lockHead(tx, accountId);
    const encryption = deps.keyRing.encryption("health-data");
    const message = await findMessage(tx, encryption, accountId, signId);
    if (!message?.blocks.some((block) => block.kind === "sign")) throw new Problem("not-found");
    const isNew = await confirmSign(deps, tx, { accountId, id: signId, isTrue });
    if (isNew && said.length > 0)
      await replaceBlocks(tx, encryption, { accountId, id: signId }, [...message.blocks, ...said]);
  });
  return getAnswer(deps, { accountId, messageId: signId });
}

/** The fixed answer to what was written, as it follows once it is confirmed. Reads only. */
async function readWords(deps: Deps, accountId: string, signId: string): Promise<Block[]> {
  const { db, keyRing } = deps;
  const encryption = keyRing.encryption("health-data");
  const sign = (await listSigns(deps, db, accountId)).find(({ id }) => id === signId);
  const message = await findMessage(db, encryption, accountId, signId);
  if (!sign || !message) return [];
  const [question] = await listBefore(db, encryption, accountId, { before: message.seq, limit: 1 });
  const text = question ? textOfBlocks(question.blocks) : "";
  const context = {
    text,
    country: await findCountry(db, accountId),
    numbersHidden: await hidesNumbers(deps, db, accountId),
  };
  return wordsOfSign(
    sign.rowCode as TopicSign,
    context,
    createTools(deps, { accountId, text }, createLook(deps, accountId, null)),
  );
}
