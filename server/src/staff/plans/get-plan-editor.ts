import type { HalfState, LockContext, PlanEditor, PlanStanding } from "@app/contract/staff/plans";
import type { PromiseKind } from "@app/engine/promises/promise-kinds";
import { lockContextOf } from "../../plans/drafts/lock-context.ts";
import { reviewDayOf } from "../../plans/next-document.ts";
import { findCurrentPlan, readDrafts } from "../../plans/queries.ts";
import { workOf } from "../../plans/signing/plan-work.ts";
import { findingsIn } from "../../plans/signing/require-checked.ts";
import type { Db } from "../../platform/database/db.ts";
import { halfOf } from "../members/decision/decide-reading.ts";
import { viewPromise } from "../members/file/view-promises.ts";
import { viewWeight } from "../members/file/view-weight.ts";
import { type OpenFile, type ReadDeps, readMember } from "../members/read-member.ts";
import { type Reader, seesScreening } from "../members/reader.ts";
import type { PlanEditorDeps } from "./deps.ts";
import { wasCalled } from "./signing.ts";
import { viewFacts } from "./view/view-facts.ts";
import { viewHalves } from "./view/view-halves.ts";
import { viewCare, viewForbidden, viewSore } from "./view/view-limits.ts";
import { viewOverrides } from "./view/view-overrides.ts";
import { viewSums } from "./view/view-sums.ts";
import { viewVersions } from "./view/view-versions.ts";
import { documentWithoutScreening, rowsWithoutScreening } from "./view/without-screening.ts";

type EditorDeps = ReadDeps & Pick<PlanEditorDeps, "checkPlan">;
type Reading = { memberId: string; reader: Reader };

const OF_THE_PLAN = new Set<PromiseKind>([
  "human-first",
  "definitive-plan",
  "fortnightly-diet",
  "fortnightly-training",
]);

/** A member's plan with its drafts, and what a professional writes it by. */
export const getPlanEditor = (deps: EditorDeps, { memberId, reader }: Reading): Promise<PlanEditor> =>
  readMember(deps, { memberId, reader, subjects: ["answers", "plan", "weights"] }, (tx, file) =>
    viewEditor(deps, tx, { file, reader }),
  );

async function viewEditor(
  { now, keyRing, checkPlan }: EditorDeps,
  tx: Db,
  { file, reader }: { file: OpenFile; reader: Reader },
): Promise<PlanEditor> {
  const { memberId, name, inForce, loaded, promises } = file;
  const current = await findCurrentPlan({ keyRing }, tx, memberId);
  const document = current?.content?.document;
  const drafts = await readDrafts({ keyRing }, tx, memberId);
  const { suggestion } = await viewWeight(tx, file, now());
  return {
    memberId,
    name,
    mine: reader.breakGlassUntil === null ? halfOf(reader.staff) : null,
    numbers: inForce?.details?.numbers ?? "none",
    current:
      current && document
        ? {
            version: current.version,
            document: seesScreening(reader) ? document : documentWithoutScreening(document),
          }
        : null,
    versions: await viewVersions({ keyRing }, tx, memberId),
    next: {
      version: (current?.version ?? 0) + 1,
      validFrom: loaded.today,
      reviewOn: reviewDayOf(loaded.today),
    },
    halves: await viewHalves(tx, { drafts, current, reader, now: now() }),
    facts: [...viewFacts(loaded), ...viewSore(file)],
    sums: viewSums(file),
    forbidden: viewForbidden(file),
    overrides: viewOverrides(file),
    care: viewCare(file),
    suggestion,
    context: contextFor(reader, lockContextOf({ inForce, loaded, wasCalled: wasCalled(file) })),
    findings: findingsIn({ checkPlan }, workOf(current, drafts), { inForce, loaded }),
    promises: promises
      .filter(({ kind, state }) => OF_THE_PLAN.has(kind) && state === "running")
      .map((promise) => viewPromise(promise, now())),
  };
}

const contextFor = (reader: Reader, context: LockContext): LockContext =>
  seesScreening(reader) ? context : { ...context, rows: rowsWithoutScreening(context.rows) };

/** Who works on the halves and how far they are, for somebody who has the editor open: nothing of what is written. */
export async function getPlanStanding(
  { db, now, keyRing }: Pick<PlanEditorDeps, "db" | "now" | "keyRing">,
  { memberId, reader }: { memberId: string; reader: Reader },
): Promise<PlanStanding> {
  const current = await findCurrentPlan({ keyRing }, db, memberId);
  const drafts = await readDrafts({ keyRing }, db, memberId);
  const { diet, training } = await viewHalves(db, { drafts, current, reader, now: now() });
  return {
    version: current?.version ?? null,
    halves: { diet: standingOf(diet), training: standingOf(training) },
  };
}

function standingOf(state: HalfState): Omit<HalfState, "draft"> {
  const { draft: _, ...standing } = state;
  return standing;
}
