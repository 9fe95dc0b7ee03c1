import { answerRecords } from "@app/engine/intake/answer-record";
import type { Answers } from "@app/engine/intake/answers";
import { nextHlc, observe } from "@app/engine/sync/hlc";
import type { Db } from "../../platform/database/db.ts";
import type { PlatformDeps } from "../../platform/deps.ts";
import type { Deps as SyncDeps } from "../../sync/deps.ts";
import type { StoredRecord } from "../../sync/record-kind.ts";
import { storeMutations } from "../../sync/store-mutations.ts";
import { createAnswerStore } from "./answer-store.ts";

/** The server writes as one device among the member's. */
const SERVER_DEVICE = "0000000000005e72";

type WritingDeps = Pick<PlatformDeps, "now" | "jobs" | "keyRing"> & Pick<SyncDeps, "syncKinds">;

/**
 * Writes answers as a device does, under a clock after that of what is stored: they are saved by sync and reviewed as every
 * saved answer is, in the caller's transaction, which holds the account's head. False: one was refused.
 */
export async function writeAnswers(
  deps: WritingDeps,
  tx: Db,
  { accountId, answers }: { accountId: string; answers: Answers },
): Promise<boolean> {
  const records = answerRecords(answers);
  const ids = records.map(({ id }) => id);
  const stored = await createAnswerStore(deps.keyRing.encryption("health-data")).load(tx, accountId, ids);
  const mutations = records.map((record) => ({
    ...record,
    hlc: clockAfter(
      stored.find(({ id }) => id === record.id),
      deps.now(),
    ),
  }));
  const { acks } = await storeMutations(deps, tx, { accountId, mutations, isServers: true });
  return acks.every(({ result }) => result === "stored");
}

function clockAfter(stored: StoredRecord | undefined, now: Date): string {
  const seen = [stored?.fields["answer"]?.hlc, stored?.deleted].flatMap((hlc) => hlc ?? []);
  return nextHlc(seen.reduce(observe, { ms: 0, counter: 0 }), now.getTime(), SERVER_DEVICE).hlc;
}
