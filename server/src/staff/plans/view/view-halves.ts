import { HALVES, type Half } from "@app/contract/plan-document";
import type { HalfState, PlanEditor } from "@app/contract/staff/plans";
import { needsOf } from "../../../plans/drafts/half-need.ts";
import type { DraftAct, DraftsByHalf, PlanDraft } from "../../../plans/drafts/plan-draft.ts";
import { fingerprintOf, fingerprintOfDraft } from "../../../plans/drafts/signed-half.ts";
import type { PlanVersion } from "../../../plans/plan-version.ts";
import { type PlanWork, workOf } from "../../../plans/signing/plan-work.ts";
import type { Db } from "../../../platform/database/db.ts";
import { type Reader, seesScreening } from "../../members/reader.ts";
import { listStaffNames } from "../people-store.ts";
import { draftWithoutScreening } from "./without-screening.ts";

type Viewing = { drafts: DraftsByHalf; current: PlanVersion | undefined; reader: Reader; now: Date };
type Names = ReadonlyMap<string, string>;

/** Both halves as they stand, with the people who work on them. */
export async function viewHalves(tx: Db, viewing: Viewing): Promise<PlanEditor["halves"]> {
  const { drafts, current } = viewing;
  const work = workOf(current, drafts);
  const names = await listStaffNames(
    tx,
    HALVES.flatMap((half) => peopleOf(drafts[half])),
  );
  const needs = needsOf(work);
  const stateOf = (half: Half) => viewHalf(drafts[half], { ...viewing, work, names, needs: needs[half] });
  return { diet: stateOf("diet"), training: stateOf("training") };
}

const peopleOf = ({ saved, lease, signed, acknowledged }: PlanDraft): string[] =>
  [saved?.by, lease?.staffId, signed?.by, acknowledged?.by].filter((id) => id !== undefined);

function viewHalf(
  draft: PlanDraft,
  { reader, now, work, names, needs }: Viewing & { work: PlanWork; names: Names; needs: HalfState["needs"] },
): HalfState {
  const { saved, lease, revision, basedOn } = draft;
  const content = saved?.content.draft ?? null;
  return {
    draft: content && !seesScreening(reader) ? draftWithoutScreening(content) : content,
    revision,
    basedOn,
    savedAt: saved?.at.toISOString() ?? null,
    savedBy: saved && personOf(saved.by, names),
    lease:
      lease && lease.until > now
        ? {
            ...personOf(lease.staffId, names),
            until: lease.until.toISOString(),
            isMine: lease.staffId === reader.staff.id,
          }
        : null,
    fingerprint: fingerprintIn(draft, work),
    signature: actOf(draft.signed, names),
    acknowledgement: actOf(draft.acknowledged, names),
    needs,
  };
}

/** Of what was signed, or would be. */
function fingerprintIn(draft: PlanDraft, { current, changes }: PlanWork): string | null {
  const { saved, signed } = draft;
  if (signed) return fingerprintOf(signed.hash);
  return saved ? fingerprintOfDraft({ ...draft, saved }, current, changes) : null;
}

const personOf = (staffId: string, names: Names) => ({ staffId, name: names.get(staffId) ?? "" });

const actOf = (act: DraftAct | null, names: Names) => act && { ...personOf(act.by, names), at: act.at.toISOString() };
