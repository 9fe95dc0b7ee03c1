import type { Db } from "../../platform/database/db.ts";
import { Problem } from "../../platform/http/problem.ts";
import { lockHead } from "../../sync/lock-head.ts";
import { needsOf } from "../drafts/half-need.ts";
import type { SigningDeps } from "./deps.ts";
import { loadWork, otherHalf, withAct } from "./plan-work.ts";
import { publishIfComplete } from "./publish-version.ts";
import { type Act, type Acted, NOTHING_NEW } from "./sign-half.ts";
import { hasSignature, saveAcknowledgement } from "./signature-store.ts";

/**
 * The professional of a half that stays as it is has seen the other half's signed change ("ciente"), in the caller's
 * transaction. `revision` is of the signed half.
 */
export async function acknowledgeHalf(deps: SigningDeps, tx: Db, act: Act): Promise<Acted> {
  const { accountId, half, key, revision, person } = act;
  await lockHead(tx, accountId);
  if (await hasSignature(tx, accountId, key)) return NOTHING_NEW;
  const work = await loadWork(deps, tx, accountId);
  if (work.drafts[half].acknowledged?.key === key) return NOTHING_NEW;
  const { signed, revision: stored, basedOn } = work.drafts[otherHalf(half)];
  if (!signed || stored !== revision) throw new Problem("draft-changed");
  if (basedOn !== (work.current?.version ?? null)) throw new Problem("plan-outdated");
  // What changes, or was the engine's, is signed.
  if (needsOf(work)[half] !== "acknowledgement") throw new Problem("draft-changed");
  const { staffId, method, ip } = person;
  const { hash } = signed;
  const at = deps.now();
  await saveAcknowledgement(tx, { accountId, half }, { staffId, method, ip, key, at, hash, revision: stored });
  const acknowledged = { by: staffId, at, key, method, ip, hash, revision: stored };
  return { isNew: true, published: await publishIfComplete(deps, tx, act, withAct(work, half, { acknowledged })) };
}
