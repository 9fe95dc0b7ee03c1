import { isDeepStrictEqual } from "node:util";
import { HALVES, type Half } from "@app/contract/plan-document";
import type { verifyPlan as endpoint } from "@app/contract/plan-publication";
import { type Db, inTransaction } from "../../platform/database/db.ts";
import type { ReturnOf } from "../../platform/http/endpoint.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Deps } from "../deps.ts";
import { hashHalf } from "../drafts/signed-half.ts";
import { hashPlan } from "../hash-plan.ts";
import type { SealedPlan } from "../sealed-plan.ts";
import { codeOf, parseCode } from "./plan-code.ts";
import { sealSignature } from "./plan-signature.ts";
import { otherHalf } from "./plan-work.ts";
import { findByCode, listLinks, listSignatures, type StoredSignature, type StoredVersion } from "./signature-store.ts";
import { viewSigner } from "./view-signer.ts";

type Links = readonly Pick<StoredVersion, "version" | "hash" | "previousHash">[];

/** Document, changes and reasons, signatures, code and the chain of versions are as they were when it was signed. */
function isIntact(
  version: StoredVersion,
  { signatures, links }: { signatures: readonly StoredSignature[]; links: Links },
): boolean {
  const { content, hash, previousHash, code } = version;
  if (!content || content === "unreadable") return false;
  return (
    content.document.version === version.version &&
    hashPlan(content, previousHash).equals(hash) &&
    code === codeOf(hash) &&
    isChained(links) &&
    areSignaturesIntact(version, content, signatures)
  );
}

/** Every version names the hash of the one before it, from the first to the newest. */
const isChained = (links: Links): boolean =>
  links.every(({ version, previousHash }, index) => {
    const before = links[index - 1];
    if (!before) return version === 1 && previousHash === null;
    return version === before.version + 1 && previousHash?.equals(before.hash) === true;
  });

/** The rows are those that the version's hash covers, and each stands for the half that it names. */
function areSignaturesIntact(
  { previousHash }: StoredVersion,
  content: SealedPlan,
  signatures: readonly StoredSignature[],
): boolean {
  const rows = HALVES.flatMap((half) => signatures.filter((signature) => signature.half === half));
  const sealed = rows.map(({ version: _version, previousHash: _previous, ...signature }) => sealSignature(signature));
  return (
    rows.length > 0 &&
    isDeepStrictEqual(sealed, content.signatures) &&
    rows.every((row) => isDeepStrictEqual(row.previousHash, previousHash)) &&
    rows.every(({ half, act, halfHash }) =>
      halfHash.equals(hashOf(content, act === "signed" ? half : otherHalf(half), previousHash)),
    )
  );
}

function hashOf({ document, changes, signed }: SealedPlan, half: Half, previousHash: Buffer | null): Buffer {
  const { version, targets, diet, training } = document;
  return hashHalf({
    half,
    version,
    previous: previousHash?.toString("hex") ?? null,
    content: half === "diet" ? { targets, diet } : { training },
    changes: (changes?.changes ?? []).filter((change) => change.half === half),
    kept: changes?.kept[half] ?? null,
    withoutCall: signed?.[half]?.withoutCall ?? null,
    salt: signed?.[half]?.salt ?? "",
  });
}

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
