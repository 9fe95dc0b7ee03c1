import type { PlanChanges } from "@app/contract/plan-changes";
import { HALVES } from "@app/contract/plan-document";
import { exclusionsOf } from "@app/engine/exclusions/exclusions";
import { factsOf } from "@app/engine/intake/facts/facts";
import type { Assessment } from "../intake/assessments/assessment.ts";
import type { Loaded } from "../intake/assessments/load-input.ts";
import type { Db } from "../platform/database/db.ts";
import { Problem } from "../platform/http/problem.ts";
import { linesOf, swapsIn } from "./changes/get-plan-changes.ts";
import { viewPlanChanges } from "./changes/view-plan-changes.ts";
import type { Deps } from "./deps.ts";
import { findDrafts } from "./drafts/draft-store.ts";
import { currentHalves } from "./drafts/next-halves.ts";
import { listSwaps } from "./layer/swap-store.ts";
import { findPlan } from "./plan-store.ts";
import { listVersions } from "./queries.ts";
import { documentToSign } from "./signing/next-version.ts";
import { type PlanWork, reasonedChanges, workOf } from "./signing/plan-work.ts";
import { findTrainingStart } from "./training/find-training.ts";
import { sparedRegionsOf } from "./training/spared-regions.ts";
import { viewPlan } from "./view/view-plan.ts";

type Previewing = { accountId: string; inForce: Assessment | undefined; loaded: Loaded };

/** The saved drafts as the member would read them, with and without numbers. */
export async function previewDrafts(
  { now, keyRing }: Pick<Deps, "now" | "keyRing">,
  tx: Db,
  { accountId, inForce, loaded }: Previewing,
) {
  if (!inForce?.details) throw new Problem("not-found");
  const { answers, context, today, overrides } = loaded;
  const encryption = keyRing.encryption("health-data");
  const current = await findPlan(tx, encryption, accountId);
  const work = workOf(current, await findDrafts(tx, encryption, accountId));
  const document = documentToSign(work, inForce, today);
  const { version, kind, validFrom, reviewOn } = document;
  const line = { version, kind, createdAt: now().toISOString(), validFrom, isInForce: false };
  const versions = [line, ...linesOf(await listVersions({ keyRing }, tx, accountId))];
  const halves = new Set(HALVES);
  const before = current?.content?.document;
  const viewing = {
    document,
    createdAt: now(),
    diet: document.diet,
    training: document.training,
    trainingFrom: document.training && (await findTrainingStart(tx, accountId, document)),
    exclusions: exclusionsOf(answers, factsOf(answers, context, today), inForce.rowCodes, overrides),
    spared: sparedRegionsOf(answers, inForce.details),
    definitiveBy: null,
    signers: {},
    code: null,
    swaps: await listSwaps(tx, accountId),
    now: now(),
  };
  const changing = {
    line,
    previous: versions[1] ?? null,
    reviewOn,
    from: currentHalves(current),
    to: document,
    changes: changesOf(work),
    halves,
    ...(await swapsIn(tx, { accountId, before, after: document, halves })),
    signers: [],
    code: null,
    versions,
  };
  return {
    shown: viewPlan({ ...viewing, numbers: "mostrar" }),
    hidden: viewPlan({ ...viewing, numbers: "esconder-tudo" }),
    changes: viewPlanChanges({ ...changing, numbers: "shown" }),
    changesHidden: viewPlanChanges({ ...changing, numbers: "hidden" }),
  };
}

const MISSING = { code: "professional", question: null, text: "Falta escrever o motivo desta mudança." } as const;

function changesOf(work: PlanWork): PlanChanges {
  const { current, notes } = work;
  return {
    from: current?.version ?? null,
    changes: HALVES.flatMap((half) => reasonedChanges(work, half)).map(({ reason, ...change }) => ({
      ...change,
      reason: reason ?? MISSING,
    })),
    kept: { diet: notes.diet.kept, training: notes.training.kept },
    withoutCall: notes.diet.withoutCall ?? notes.training.withoutCall,
  };
}
