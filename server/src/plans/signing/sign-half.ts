import type { Half } from "@app/contract/plan-document";
import type { Db } from "../../platform/database/db.ts";
import { Problem } from "../../platform/http/problem.ts";
import { lockHead } from "../../sync/lock-head.ts";
import { isComplete } from "../drafts/half-need.ts";
import { hashHalf, signedHalfOf } from "../drafts/signed-half.ts";
import type { Asking, SigningDeps } from "./deps.ts";
import type { SigningPerson } from "./plan-signature.ts";
import { isChanged, loadWork, type PlanWork, withAct } from "./plan-work.ts";
import { publishIfComplete, requireUnlocked } from "./publish-version.ts";
import { hasSignature, saveSignature } from "./signature-store.ts";

export type Act = {
  accountId: string;
  half: Half;
  /** Of the client: the same again is the same act. */
  key: string;
  /** The one that was read. */
  revision: number;
  person: SigningPerson;
} & Asking;

export type Acted = { isNew: boolean; published: number | null };
export const NOTHING_NEW: Acted = { isNew: false, published: null };

/**
 * Freezes a half's draft with its professional's signature, in the caller's transaction; the act that a publication still
 * needed publishes in the same one.
 */
export async function signHalf(deps: SigningDeps, tx: Db, act: Act): Promise<Acted> {
  const { accountId, half, key, person, loadFile } = act;
  await lockHead(tx, accountId);
  if (await hasSignature(tx, accountId, key)) return NOTHING_NEW;
  const work = await loadWork(deps, tx, accountId);
  if (work.drafts[half].signed?.key === key) return NOTHING_NEW;
  requireSignable(work, act);
  const file = await loadFile(tx);
  const { saved, ...draft } = work.drafts[half];
  if (!saved) throw new Problem("plan-unchanged");
  const hash = hashHalf(signedHalfOf({ ...draft, saved }, work.current, work.changes));
  const { staffId, method, ip } = person;
  const at = deps.now();
  const signed = { by: staffId, at, key, method, ip, hash };
  const after = withAct(work, half, { signed });
  // What is published now is held to the locks as a whole.
  if (!isComplete(after)) requireUnlocked(after, [half], file.context);
  await saveSignature(tx, { accountId, half }, { staffId, method, ip, key, at, hash });
  const publishing = { ...act, loadFile: () => Promise.resolve(file) };
  return { isNew: true, published: await publishIfComplete(deps, tx, publishing, after) };
}

function requireSignable(work: PlanWork, { half, revision }: Act): void {
  const { signed, saved, basedOn, revision: stored } = work.drafts[half];
  if (signed) throw new Problem("draft-signed");
  if (saved && basedOn !== (work.current?.version ?? null)) throw new Problem("plan-outdated");
  if (stored !== revision) throw new Problem("draft-changed");
  // Also of a first definitive plan: what is published as it was says why.
  if (!isChanged(work, half) && work.notes[half].kept === null) throw new Problem("plan-unchanged");
}
