import type { verifyPlan as endpoint } from "@app/contract/plan-publication";
import { type Db, inTransaction } from "../../platform/database/db.ts";
import type { ReturnOf } from "../../platform/http/endpoint.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Deps } from "../deps.ts";
import { isIntact } from "./is-intact.ts";
import { parseCode } from "./plan-code.ts";
import { listSignatures } from "./signature-store.ts";
import { findByCode, listLinks } from "./version-store.ts";
import { viewSigner } from "./view-signer.ts";

type VerifyDeps = Pick<Deps, "db" | "keyRing">;
type Verified = ReturnOf<typeof endpoint>;

/** Whether a version with this code was signed, by whom and when. It says nothing of the member and of the content. */
export const verifyVersion = (deps: VerifyDeps, typed: string): Promise<Verified> =>
  inTransaction(deps.db, (tx) => verify(deps, tx, typed), { isSnapshot: true });

async function verify({ keyRing }: VerifyDeps, tx: Db, typed: string): Promise<Verified> {
  const code = parseCode(typed);
  const found = code && (await findByCode(tx, keyRing.encryption("health-data"), code));
  if (!code || !found) throw new Problem("plan-code-unknown");
  const { accountId, version, kind, createdAt } = found;
  const signatures = await listSignatures(tx, accountId, version);
  const links = await listLinks(tx, accountId);
  return {
    code,
    version,
    kind,
    publishedAt: createdAt.toISOString(),
    isIntact: isIntact(found, { signatures, links }),
    isInForce: found.retainedSince === null && links.at(-1)?.version === version,
    signers: signatures.map(viewSigner),
  };
}
