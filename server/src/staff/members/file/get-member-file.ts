import { brand } from "@app/contract/brand";
import type { MemberFile } from "@app/contract/staff/member-file";
import { factsOf } from "@app/engine/intake/facts/facts";
import { programmeDay } from "@app/engine/team/programme-day";
import { viewHealthAccess } from "../../../health-access/health-access-view.ts";
import { listLooks } from "../../../health-access/list-looks.ts";
import { waitingHalves } from "../../../intake/readings/waiting-halves.ts";
import { listReportedSigns } from "../../../intake/reported-signs/standing-signs.ts";
import { listVersions } from "../../../plans/list-versions.ts";
import type { Db } from "../../../platform/database/db.ts";
import { dueOf } from "../../../promises/due-of.ts";
import { listOpenPauses } from "../../../promises/pauses/list-open-pauses.ts";
import { halfOf } from "../decision/half-of.ts";
import { listTeamOf } from "../member-store.ts";
import { type OpenFile, type ReadDeps, readMember } from "../read-member.ts";
import type { Reader } from "../reader.ts";
import { viewGuiding } from "./view-guiding.ts";
import { viewPausable } from "./view-pausable.ts";
import { viewSigns } from "./view-signs.ts";
import { viewWeight } from "./view-weight.ts";

/** A member's file on one page. */
export const getMemberFile = (
  deps: ReadDeps,
  { memberId, reader }: { memberId: string; reader: Reader },
): Promise<MemberFile> =>
  readMember(deps, { memberId, reader, subjects: ["answers", "plan", "weights"] }, (tx, file) =>
    viewFile(deps, tx, { file, reader }),
  );

async function viewFile(
  { now, keyRing }: ReadDeps,
  tx: Db,
  { file, reader }: { file: OpenFile; reader: Reader },
): Promise<MemberFile> {
  const { memberId, name, inForce, loaded, promises } = file;
  const { age, goal } = factsOf(loaded.answers, loaded.context, loaded.today);
  const [latest] = await listVersions({ keyRing }, tx, memberId);
  const looks = await listLooks(tx, memberId);
  const pauses = await listOpenPauses(tx, memberId);
  const reported = inForce ? await listReportedSigns({ keyRing }, tx, memberId, inForce) : [];
  return {
    memberId,
    name,
    age: age ?? null,
    access: loaded.access,
    ...programmeDay(inForce?.completedAt ?? null, now(), brand.serviceHours.timeZone),
    goal: goal ?? null,
    planVersion: latest?.version ?? null,
    diet: inForce?.diet ?? null,
    training: inForce?.training ?? null,
    numbers: inForce?.details?.numbers ?? "none",
    team: await listTeamOf(tx, memberId),
    signs: viewSigns(file, reader, { reported, now: now() }),
    ...viewGuiding(file, reader),
    ...(await viewWeight(tx, file, now())),
    promises: promises.map((promise) => viewPausable(promise, pauses.get(promise.id), now())),
    reading: readingOf(file, reader),
    looks: looks.map(viewHealthAccess).map(({ name: who, at, what }) => ({ name: who, at, what })),
    breakGlassUntil: reader.breakGlassUntil?.toISOString() ?? null,
  };
}

/** What waits for a decision; null when nothing does. */
function readingOf({ inForce, loaded, promises }: OpenFile, { staff }: Reader): MemberFile["reading"] {
  const waiting = inForce ? waitingHalves(inForce, loaded) : [];
  if (!inForce || waiting.length === 0) return null;
  return {
    assessment: inForce.number,
    halves: waiting.map(({ half, level }) => ({ half, level, isMine: halfOf(staff) === half })),
    answeredAt: (inForce.completedAt ?? inForce.decidedAt).toISOString(),
    personBy: dueOf(promises, "human-first")?.toISOString() ?? null,
    definitivePlanBy: dueOf(promises, "definitive-plan")?.toISOString() ?? null,
    outcome: inForce.outcome,
  };
}
