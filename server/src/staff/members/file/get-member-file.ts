import { brand } from "@app/contract/brand";
import type { MemberFile } from "@app/contract/staff/member-file";
import { factsOf } from "@app/engine/intake/facts/facts";
import { rowLevel } from "@app/engine/intake/triage/merge-rows";
import type { SafetyRow } from "@app/engine/intake/triage/safety-row";
import { forcesText, isOfScreening, sourceText } from "@app/engine/intake/words/row-words";
import { programmeDay } from "@app/engine/team/programme-day";
import { reportedSource } from "@app/engine/team/queue/reported-words";
import { viewHealthAccess } from "../../../health-access/health-access-view.ts";
import { listLooks } from "../../../health-access/queries.ts";
import { rowsInForce } from "../../../intake/readings/prepare-decision.ts";
import { waitingHalves } from "../../../intake/readings/waiting-halves.ts";
import { listReportedSigns, type StandingSign } from "../../../intake/reported-signs/reported-signs.ts";
import { listVersions } from "../../../plans/queries.ts";
import type { Db } from "../../../platform/database/db.ts";
import { listOpenPauses } from "../../../promises/pauses/queries.ts";
import { promiseHours } from "../../../promises/promise-hours.ts";
import { dueOf } from "../../../promises/queries.ts";
import { halfOf } from "../decision/decide-reading.ts";
import { answerLines } from "../get-member-answers.ts";
import { listTeamOf } from "../member-store.ts";
import { type OpenFile, type ReadDeps, readMember } from "../read-member.ts";
import { type Reader, seesScreening } from "../reader.ts";
import { viewPausable } from "./view-pausable.ts";
import { viewWeight } from "./view-weight.ts";

type Sign = MemberFile["signs"][number];

type Reported = { reported: readonly StandingSign[]; now: Date };

/**
 * Rows of the safety table that apply, with what raised them: answers, or what was told to the assistant. To the trainer a
 * row of the screening says its levels and limits alone.
 */
function viewSigns({ inForce, loaded }: OpenFile, reader: Reader, { reported, now }: Reported): Sign[] {
  if (!inForce) return [];
  const conditions = inForce.details ? (loaded.answers.s9?.marked ?? []) : [];
  return rowsInForce(inForce).map((row) => ({
    ...(seesScreening(reader) || !isOfScreening(row) ? named(row, loaded.answers) : unnamed),
    ...saidOf(
      reported.find(({ rowCode }) => rowCode === row.code),
      now,
    ),
    forces: forcesText(row),
    diet: rowLevel(row, "diet", conditions),
    training: rowLevel(row, "training", conditions),
  }));
}

const saidOf = (sign: StandingSign | undefined, now: Date): Partial<Sign> =>
  sign
    ? { source: reportedSource(sign.reportedAt.getTime(), { timeZone: promiseHours.timeZone, now: now.getTime() }) }
    : {};

const named = (row: SafetyRow, answers: OpenFile["loaded"]["answers"]) => ({
  code: row.code,
  title: row.title,
  source: sourceText(row, answers),
});

const unnamed = {
  code: "TRIAGEM",
  title: "Limite que vem da triagem",
  source: "com a nutricionista",
};

/** What both professionals work by, in the order of the questionnaire. */
const GUIDING = new Set(["q06", "q08", "s5", "s12", "f1", "f4", "f5", "f6", "f8", "m3", "m4", "m5", "m6", "p2"]);

function viewGuiding(file: OpenFile, reader: Reader): Pick<MemberFile, "guiding" | "answersCount"> {
  const lines = answerLines(file, reader);
  const isGuiding = ({ id, isDecisive }: (typeof lines)[number]) => isDecisive || GUIDING.has(id);
  return {
    guiding: lines.filter(isGuiding).map(({ id, question, answer }) => ({ id, question, answer })),
    answersCount: lines.length,
  };
}

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
