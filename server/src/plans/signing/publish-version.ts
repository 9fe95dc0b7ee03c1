import { randomBytes } from "node:crypto";
import { HALVES, type Half } from "@app/contract/plan-document";
import type { LockContext } from "@app/contract/staff/plans";
import { findLocks } from "@app/engine/plans/locks/find-locks";
import { planLimitsOf } from "@app/engine/plans/withdrawal/new-limits";
import type { PromiseKind } from "@app/engine/promises/promise-kinds";
import { peopleStartOf } from "../../checkout/subscriptions/queries.ts";
import type { Buyer } from "../../identity/accounts/get-buyer.ts";
import { isComplete as isServed } from "../../intake/assessments/assessment.ts";
import type { Loaded } from "../../intake/assessments/load-input.ts";
import { queueMessage } from "../../messages/queue-message.ts";
import type { Db } from "../../platform/database/db.ts";
import { Problem } from "../../platform/http/problem.ts";
import { keepOpenPromises } from "../../promises/keep-promise.ts";
import { makePromise } from "../../promises/make-promise.ts";
import { clearDrafts } from "../drafts/draft-store.ts";
import { isComplete, needsOf } from "../drafts/half-need.ts";
import { currentHalves } from "../drafts/next-halves.ts";
import type { DraftAct } from "../drafts/plan-draft.ts";
import { insertPlan } from "../plan-store.ts";
import { planFactsOf } from "../sealed-plan.ts";
import type { Asking, SigningDeps, SigningFile } from "./deps.ts";
import { moveSwaps } from "./move-swaps.ts";
import { nextVersion } from "./next-version.ts";
import { type PlanSignature, type SigningPerson, sealSignature } from "./plan-signature.ts";
import { isSigned, type PlanWork, reasonedChanges } from "./plan-work.ts";
import { requireChecked } from "./require-checked.ts";
import { insertSignatures } from "./signature-store.ts";

/** Refuses what a lock holds, for everybody: the server asks the engine anew, whatever the editor has shown. */
export function requireUnlocked(work: PlanWork, halves: readonly Half[], context: LockContext): void {
  const { current, next, changes, notes } = work;
  const isProvisional = current?.kind !== "definitive";
  const locks = findLocks({ current: currentHalves(current), isProvisional, next, changes, notes, context });
  const isLocked = (half: Half): boolean =>
    locks.some((lock) => lock.half === half) || reasonedChanges(work, half).some(({ reason }) => reason === null);
  if (halves.some(isLocked)) throw new Problem("plan-locked");
}

/** The acts that the needs of a version are met with. */
async function signaturesOf(tx: Db, work: PlanWork, listPeople: Asking["listPeople"]): Promise<PlanSignature[]> {
  const acts = actsOf(work);
  const people = await listPeople(
    tx,
    acts.map(({ done }) => done.by),
  );
  return acts.map(({ half, act, done, halfHash }) => {
    const person = people.get(done.by);
    if (!person) throw new Error("who signed has no registration");
    const { name, council, number } = person;
    return { half, act, ...actOf(done), name, council, number, halfHash };
  });
}

function actsOf(work: PlanWork) {
  const needs = needsOf(work);
  return HALVES.filter((half) => needs[half] !== "nothing").map((half) => {
    const act = needs[half] === "signature" ? ("signed" as const) : ("acknowledged" as const);
    const done = work.drafts[half][act];
    if (!done?.hash) throw new Error("a version that is published lacks an act");
    return { half, act, done, halfHash: done.hash };
  });
}

function actOf({ by, at, key, method, ip }: DraftAct) {
  if (!key || !method) throw new Error("an act without its key or its second factor");
  return { staffId: by, at, key, method: method as SigningPerson["method"], ip };
}

/** Neutral, once for each version: what is in it, or changed, is read in the app. */
async function notifyMember(
  deps: Pick<SigningDeps, "now" | "jobs">,
  tx: Db,
  { account, version, isFirst }: { account: Buyer | undefined; version: number; isFirst: boolean },
): Promise<void> {
  if (!account?.email) return;
  const { accountId, email, fullName } = account;
  const template = isFirst ? "plan-signed" : "plan-changed";
  await queueMessage(deps, tx, {
    template,
    channel: "email",
    recipient: email,
    accountId,
    params: { fullName, version },
    dedupeKey: `${template} ${accountId} ${version}`,
  });
}

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
