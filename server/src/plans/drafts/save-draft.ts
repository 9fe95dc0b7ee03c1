import { randomBytes } from "node:crypto";
import type { HalfDraft } from "@app/contract/staff/plans";
import type { Db } from "../../platform/database/db.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Deps } from "../deps.ts";
import type { PlanVersion } from "../plan-version.ts";
import { lockDraft, updateContent } from "./draft-store.ts";
import { isHeldBy, leaseFrom } from "./lease.ts";
import type { SavedDraft } from "./plan-draft.ts";

export type Saving = {
  accountId: string;
  staffId: string;
  /** Of the client: the same again is the same save. */
  key: string;
  /** The one that the writer has seen. */
  revision: number;
  basedOn: number | null;
  draft: HalfDraft;
  /** The version in force. */
  current: Pick<PlanVersion, "version"> | undefined;
};

/**
 * Stores a half over the revision that its writer has seen, and renews their lease, in the caller's transaction, which
 * holds the account's head. A save whose answer was lost is answered as it was.
 */
export async function saveDraft(
  { now, keyRing }: Pick<Deps, "now" | "keyRing">,
  tx: Db,
  { accountId, staffId, key, revision, basedOn, draft, current }: Saving,
): Promise<{ draft: SavedDraft; isNew: boolean }> {
  const encryption = keyRing.encryption("health-data");
  const { half } = draft;
  const stored = await lockDraft(tx, encryption, { accountId, half });
  const { saved } = stored;
  if (saved?.key === key && saved.by === staffId) return { draft: { ...stored, saved }, isNew: false };
  if (stored.signed) throw new Problem("draft-signed");
  if (!isHeldBy(stored, staffId)) throw new Problem("draft-leased");
  if (stored.revision !== revision) throw new Problem("draft-changed");
  if (basedOn !== (current?.version ?? null) && !(saved && basedOn === stored.basedOn))
    throw new Problem("plan-outdated");
  const at = now();
  const next: SavedDraft = {
    accountId,
    half,
    revision: revision + 1,
    basedOn,
    saved: {
      content: { salt: saved?.content.salt ?? randomBytes(16).toString("hex"), draft },
      key,
      at,
      by: staffId,
    },
    lease: { staffId, until: leaseFrom(at) },
    signed: null,
    acknowledged: null,
  };
  await updateContent(tx, encryption, next);
  return { draft: next, isNew: true };
}
