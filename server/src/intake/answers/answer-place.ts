import type { Answer } from "@app/contract/intake";
import type { Encryption, SealedPlace } from "../../platform/encryption.ts";

/** An answer opens on the row of its own question and account only. */
export const answerPlace = (accountId: string, id: string): SealedPlace => ({
  accountId,
  table: "intake_answers",
  item: id,
});

export const openAnswer = (encryption: Encryption, accountId: string, id: string, sealed: Buffer): Answer =>
  JSON.parse(encryption.open(answerPlace(accountId, id), sealed)) as Answer;
