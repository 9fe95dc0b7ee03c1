import type { Memories, MemoryKey } from "@app/contract/assistant";
import type { Purpose } from "@app/contract/consents";
import { findYes } from "../../consents/queries.ts";
import { type Db, inTransaction } from "../../platform/database/db.ts";
import type { PlatformDeps } from "../../platform/deps.ts";
import { lockHead } from "../../sync/lock-head.ts";
import { isSwitchedOn, listStored, removeMemories, removeMemory, upsertSwitch } from "./memory-store.ts";

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

/** What a prompt may hold of the member's own wishes. Switched off: nothing. */
export async function listMemories(
  { keyRing, now }: Pick<PlatformDeps, "keyRing" | "now">,
  db: Db,
  accountId: string,
): Promise<{ key: MemoryKey; text: string }[]> {
  if (!(await isSwitchedOn(db, accountId))) return [];
  const stored = await listStored(db, keyRing.encryption("health-data"), { accountId, now: now() });
  return stored.map(({ key, text }) => ({ key, text }));
}

/** One that is gone already is no mistake: another device was first. */
export const deleteMemory = (db: Db, accountId: string, id: string): Promise<void> =>
  removeMemory(db, { accountId, id });

export const deleteMemories = (db: Db, accountId: string): Promise<void> => removeMemories(db, accountId);

/** What was kept by the consent to health data goes with it. A no to the provider erases nothing: nothing leaves any more. */
export async function eraseMemories(
  tx: Db,
  { accountId, purpose }: { accountId: string; purpose: Purpose },
): Promise<void> {
  if (purpose !== "health-data") return;
  // A sentence that is being saved has read the consent: wait for it.
  await lockHead(tx, accountId);
  await removeMemories(tx, accountId);
}

/** Off: no prompt holds a memory, and no new one is kept. Those that are stay until they are deleted. */
export async function switchMemory(
  { db, now }: Pick<PlatformDeps, "db" | "now">,
  { accountId, isOn }: { accountId: string; isOn: boolean },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    // A deletion of the account takes the choice too.
    await lockHead(tx, accountId);
    await upsertSwitch(tx, { accountId, isOn, switchedAt: now() });
  });
}
