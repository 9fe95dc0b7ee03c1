import type { Memories } from "@app/contract/assistant";
import { findYes } from "../../consents/find-yes.ts";
import type { Db } from "../../platform/database/db.ts";
import type { PlatformDeps } from "../../platform/deps.ts";
import { isSwitchedOn, listStored } from "./memory-store.ts";

/** As the page says it: what a prompt holds besides the memories, and what a tool reads when it is asked. */
const READS_ALWAYS = [
  "Seu objetivo, o nível do seu plano e o que você não pode comer.",
  "As últimas mensagens da conversa e, das mais antigas, só os assuntos e o que você decidiu.",
  "Seu plano, seu diário e suas pesagens, só quando a pergunta pede.",
  "Se você escondeu os números, ela também não os vê.",
];

/** The page "O que a IA sabe de mim". Switched off, what is kept still shows, to be deleted. */
export async function getMemories(
  { keyRing, now }: Pick<PlatformDeps, "keyRing" | "now">,
  db: Db,
  accountId: string,
): Promise<Memories> {
  const stored = await listStored(db, keyRing.encryption("health-data"), { accountId, now: now() });
  const allowedAt = await findYes(db, accountId, "assistant-provider");
  return {
    isOn: await isSwitchedOn(db, accountId),
    memories: stored.map(({ id, key, text, fromMessage, createdAt }) => ({
      _id: id,
      key,
      text,
      at: createdAt.toISOString(),
      from: fromMessage ? "conversation" : "page",
    })),
    providerAllowedAt: allowedAt?.toISOString() ?? null,
    readsAlways: READS_ALWAYS,
  };
}
