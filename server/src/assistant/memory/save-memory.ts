import { MAX_MEMORIES, type MemoryKey } from "@app/contract/assistant";
import type { ProblemCode } from "@app/contract/problems";
import { RETENTION } from "@app/contract/retention";
import { checkMemory, type MemoryRefusal } from "@app/engine/assistant/check-memory";
import { type RedactedPerson, redact } from "@app/engine/assistant/redact";
import { addMonths } from "date-fns";
import { hasConsent } from "../../consents/queries.ts";
import { inTransaction } from "../../platform/database/db.ts";
import type { PlatformDeps } from "../../platform/deps.ts";
import { Problem } from "../../platform/http/problem.ts";
import { lockHead } from "../../sync/lock-head.ts";
import { findRedactedPerson } from "../find-redacted-person.ts";
import { isSwitchedOn, listKeptIds, upsertMemory } from "./memory-store.ts";

const problemOf: Record<MemoryRefusal, ProblemCode> = {
  "about-health": "memory-about-health",
  "body-number": "memory-body-number",
  "not-a-memory": "memory-not-possible",
};

/** Diseases, medicines, exams, numbers of the body, commands, and whatever names a person are not remembered. */
function refuseMemory(memory: { key: MemoryKey; text: string }, person: RedactedPerson): void {
  const refusal = checkMemory(memory);
  if (refusal) throw new Problem(problemOf[refusal]);
  if (redact(memory.text, person) !== memory.text) throw new Problem("memory-identifying");
}

type Memory = { id: string; key: MemoryKey; text: string; messageId?: string | undefined };

/** Keeps one sentence that the member allowed, or changes one that is kept. */
export async function saveMemory(
  { db, keyRing, now }: Pick<PlatformDeps, "db" | "keyRing" | "now">,
  accountId: string,
  { id, key, text: typed, messageId }: Memory,
): Promise<void> {
  // It stands on a line of its own in a prompt.
  const text = typed.replace(/\s+/g, " ");
  refuseMemory({ key, text }, await findRedactedPerson({ keyRing }, db, accountId));
  await inTransaction(db, async (tx) => {
    // Two at once are counted one after the other; an erasure that runs takes this one too.
    await lockHead(tx, accountId);
    if (!(await hasConsent(tx, accountId, "health-data"))) throw new Problem("health-consent-missing");
    const at = now();
    const kept = await listKeptIds(tx, { accountId, now: at });
    if (!kept.includes(id)) {
      if (!(await isSwitchedOn(tx, accountId))) throw new Problem("memory-off");
      if (kept.length >= MAX_MEMORIES) throw new Problem("memory-full");
    }
    await upsertMemory(tx, keyRing.encryption("health-data"), {
      accountId,
      id,
      key,
      text,
      fromMessage: messageId ?? null,
      createdAt: at,
      expiresAt: addMonths(at, RETENTION.memories.months),
    });
  });
}
