import { randomBytes } from "node:crypto";
import type { Reason } from "@app/contract/plan-document";
import { type Loaded, loadInput } from "../../intake/assessments/load-input.ts";
import { findInForce } from "../../intake/assessments/queries.ts";
import { type Db, inTransaction } from "../../platform/database/db.ts";
import { lockHead } from "../../sync/lock-head.ts";
import { passPlan } from "../checking/pass-plan.ts";
import { composeSurely, rememberOne } from "../composing/compose-surely.ts";
import type { Deps } from "../deps.ts";
import { hasNewDietRow } from "../diet/allowed-diet.ts";
import { keptDiet } from "../diet/draft-diet.ts";
import { type Draft, type Drafting, draftHalves, isOpen } from "../draft-plan.ts";
import { nextDocument } from "../next-document.ts";
import { findPlan, insertPlan, listWithoutTraining } from "../plan-store.ts";
import type { PlanVersion } from "../plan-version.ts";
import type { SealedPlan } from "../sealed-plan.ts";
import { madeTraining } from "./draft-training.ts";

type AddingDeps = Pick<Deps, "db" | "now" | "log" | "keyRing" | "composer" | "provisionalMenus" | "checkPlan">;
type StoredPlan = PlanVersion & { content: SealedPlan };
type Addition = Draft & { latest: StoredPlan; loaded: Loaded };

const ADDED: Reason = { path: "training", code: "training.added", values: {} };

/**
 * Makes the next version of a plan that has a diet alone: the same diet, and the training half of the answers as they are
 * now. Nothing is promised or sent, for the member did not ask. Twice is once; false when there is nothing to add.
 */
export async function addTraining(deps: AddingDeps, accountId: string): Promise<boolean> {
  const compose = rememberOne((request) => composeSurely(deps, request));
  const ahead = await inTransaction(deps.db, (tx) => draftAddition(deps, tx, accountId), { isSnapshot: true });
  if (!ahead) return false;
  await compose(ahead.request);
  return inTransaction(deps.db, async (tx) => {
    await lockHead(tx, accountId);
    const addition = await draftAddition(deps, tx, accountId);
    if (!addition) return false;
    const { latest, loaded, dietRequest: request } = addition;
    const { made } = passPlan(deps, { made: addition.contentOf(await compose(addition.request)), request, loaded });
    if (!made.document.training) return false;
    const { facts, limits } = latest.content;
    const content = { salt: randomBytes(16).toString("hex"), ...made, facts, limits };
    // The diet is of those answers: newer ones are yet to be closed.
    const { answersRev } = latest;
    const encryption = deps.keyRing.encryption("health-data");
    await insertPlan(tx, encryption, { accountId, content, answersRev, createdAt: deps.now() }, latest);
    return true;
  });
}

async function draftAddition(
  { keyRing, now, provisionalMenus: menus }: AddingDeps,
  tx: Db,
  accountId: string,
): Promise<Addition | undefined> {
  const encryption = keyRing.encryption("health-data");
  const latest = await findPlan(tx, encryption, accountId);
  if (!latest?.content?.document.diet || latest.content.document.training || latest.withdrawal) return undefined;
  const decided = await findInForce({ keyRing }, tx, accountId);
  const loaded = await loadInput({ now }, tx, { accountId, encryption });
  return decided && additionTo({ ...latest, content: latest.content }, { accountId, decided, loaded, latest, menus });
}

/** Undefined also when what is in force hides the diet: closing the questionnaire again makes both halves. */
function additionTo(latest: StoredPlan, drafting: Drafting): Addition | undefined {
  const { decided, loaded } = drafting;
  const { document, inputs } = latest.content;
  if (!isOpen(drafting) || decided.diet !== latest.diet || hasNewDietRow(document.safety, decided)) return undefined;
  const { version, diet, training } = draftHalves(drafting);
  if (!training) return undefined;
  const isUnchanged = latest.answersRev === loaded.answersRev;
  const kept = keptDiet(document, isUnchanged ? diet?.inputs : inputs?.diet);
  return {
    latest,
    loaded,
    request: { diet: null, training: training.request },
    dietRequest: diet?.request,
    contentOf({ training: composed }) {
      const made = madeTraining(training, composed, version);
      const parts = { version, previous: latest.version, today: loaded.today, decided };
      const next = nextDocument({
        ...parts,
        diet: kept,
        training: { ...made, reasons: [ADDED, ...made.reasons] },
      });
      return { ...next, document: { ...next.document, reviewOn: document.reviewOn } };
    },
  };
}

/** Accounts that one run reads. */
const PAGE_SIZE = 50;
const REST_MS = 60 * 60_000;
const FIRST = "00000000-0000-0000-0000-000000000000";

/**
 * Adds the training half to the plans that lack it, a page of accounts in each run and each account in a transaction of
 * its own. After the last page it rests for an hour: who may not have it today may next week.
 */
export function createTrainingSweep(deps: Deps): () => Promise<void> {
  let after = FIRST;
  let restsUntil = 0;
  return async () => {
    if (deps.now().getTime() < restsUntil) return;
    const page = await listWithoutTraining(deps.db, after, PAGE_SIZE);
    for (const { accountId, isNewest } of page) {
      // Before the work: one that fails does not hold up those behind it.
      after = accountId;
      if (isNewest) await addTraining(deps, accountId);
    }
    if (page.length === PAGE_SIZE) return;
    after = FIRST;
    restsUntil = deps.now().getTime() + REST_MS;
  };
}
