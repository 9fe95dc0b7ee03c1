import { deflateRawSync, inflateRawSync } from "node:zlib";
import type { Half } from "@app/contract/plan-document";
import type { HalfDraft } from "@app/contract/staff/plans";
import type { Encryption, SealedPlace } from "../../platform/encryption.ts";

/** What is stored sealed. The salt is of the hash that is signed, and stays the same for the life of the draft. */
export type SealedDraft = { salt: string; draft: HalfDraft };

/** A draft opens on the row of its own half only. */
export const draftPlace = (accountId: string, half: string): SealedPlace => ({
  accountId,
  table: "plan_drafts",
  item: half,
});

type Place = { accountId: string; half: Half };

/** Compressed as versions are, but quickly: it is written again a second later. */
export const sealDraft = (encryption: Encryption, { accountId, half }: Place, content: SealedDraft): Buffer =>
  encryption.sealBytes(draftPlace(accountId, half), deflateRawSync(JSON.stringify(content), { level: 1 }));

export const openDraft = (encryption: Encryption, { accountId, half }: Place, sealed: Buffer): SealedDraft =>
  JSON.parse(inflateRawSync(encryption.openBytes(draftPlace(accountId, half), sealed)).toString("utf8")) as SealedDraft;
