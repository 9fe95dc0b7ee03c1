import { randomBytes } from "node:crypto";
import { HALVES } from "@app/contract/plan-document";
import { planLimitsOf } from "@app/engine/plans/withdrawal/new-limits";
import type { PromiseKind } from "@app/engine/promises/promise-kinds";
import { peopleStartOf } from "../../checkout/subscriptions/people-from.ts";
import { isComplete as isServed } from "../../intake/assessments/assessment.ts";
import type { Loaded } from "../../intake/assessments/load-input.ts";
import type { Db } from "../../platform/database/db.ts";
import { Problem } from "../../platform/http/problem.ts";
import { keepOpenPromises } from "../../promises/keep-open-promises.ts";
import { makePromise } from "../../promises/make-promise.ts";
import { clearDrafts } from "../drafts/draft-store.ts";
import { planFactsOf } from "../plan-facts.ts";
import { insertPlan } from "../plan-store.ts";
import type { Asking, SigningDeps, SigningFile } from "./deps.ts";
import { isComplete } from "./is-complete.ts";
import { moveSwaps } from "./move-swaps.ts";
import { nextVersion } from "./next-version.ts";
import { notifyMember } from "./notify-member.ts";
import { type PlanSignature, sealSignature } from "./plan-signature.ts";
import { isSigned, type PlanWork } from "./plan-work.ts";
import { requireChecked } from "./require-checked.ts";
import { requireUnlocked } from "./require-unlocked.ts";
import { insertSignatures } from "./signature-store.ts";
import { signaturesOf } from "./signatures-of.ts";

type Publishing = { accountId: string } & Asking;

/**
 * Publishes the next version once nothing is missing, in the transaction of the last act, which holds the account's head:
 * version, signatures, promises, swaps and notice are there together or not at all. Returns its number.
 */
export async function publishIfComplete(
  deps: SigningDeps,
  tx: Db,
  { accountId, loadFile, listPeople }: Publishing,
  work: PlanWork,
): Promise<number | null> {
  if (!isComplete(work)) return null;
  // A half that was signed days ago is held to the answers of today.
  const signed = HALVES.filter((half) => isSigned(work, half));
  const file = await loadFile(tx);
  requireUnlocked(work, signed, file.context);
  requireChecked(deps, work, file);
  const signatures = await signaturesOf(tx, work, listPeople);
  const version = await storeVersion(deps, tx, { accountId, work, signatures, file });
  await clearDrafts(tx, accountId);
  await notifyMember(deps, tx, {
    account: file.loaded.account,
    version,
    isFirst: work.current?.content?.document.kind !== "definitive",
  });
  return version;
}

type Storing = { accountId: string; work: PlanWork; signatures: PlanSignature[]; file: SigningFile };

async function storeVersion(
  deps: SigningDeps,
  tx: Db,
  { accountId, work, signatures, file: { inForce, loaded } }: Storing,
): Promise<number> {
  const encryption = deps.keyRing.encryption("health-data");
  if (!inForce) throw new Problem("plan-locked");
  const next = nextVersion(work, { inForce, today: loaded.today });
  const { document } = next;
  const { version } = document;
  const content = {
    salt: randomBytes(16).toString("hex"),
    ...next,
    facts: planFactsOf(loaded.answers),
    limits: planLimitsOf(loaded),
    signatures: signatures.map(sealSignature),
  };
  const { answersRev } = loaded;
  await insertPlan(tx, encryption, { accountId, content, answersRev, createdAt: deps.now() }, work.current);
  await insertSignatures(tx, { accountId, version, previousHash: work.current?.hash ?? null }, signatures);
  await moveSwaps(deps, tx, {
    accountId,
    before: work.current?.content?.document,
    after: document,
    today: loaded.today,
  });
  await keepPromises(deps, tx, { accountId, version, signatures, loaded });
  return version;
}

type Keeping = { accountId: string; version: number; signatures: PlanSignature[]; loaded: Loaded };

const FORTNIGHTLY = { diet: "fortnightly-diet", training: "fortnightly-training" } as const;

/** What is kept with a reason is a kept promise too. The fortnight of a half counts from its own signature. */
async function keepPromises(
  deps: SigningDeps,
  tx: Db,
  { accountId, version, signatures, loaded }: Keeping,
): Promise<void> {
  const signed = signatures.filter(({ act }) => act === "signed");
  const everybody = signed.map(({ name }) => name).join(", ");
  const byKind = new Map(signed.map(({ half, name }) => [FORTNIGHTLY[half] as PromiseKind, name]));
  await keepOpenPromises(deps, tx, {
    accountId,
    kinds: ["definitive-plan", ...byKind.keys()],
    by: (kind) => byKind.get(kind) ?? everybody,
  });
  // Nothing more is promised to who has left.
  if (!isServed(loaded.access)) return;
  const startsAt = await peopleStartOf(deps, tx, loaded.account);
  for (const kind of byKind.keys())
    await makePromise(deps, tx, { accountId, kind, subject: `plan-${version}`, startsAt });
}
