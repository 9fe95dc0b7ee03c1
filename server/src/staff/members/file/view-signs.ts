import type { MemberFile } from "@app/contract/staff/member-file";
import { rowLevel } from "@app/engine/intake/triage/merge-rows";
import type { SafetyRow } from "@app/engine/intake/triage/safety-row";
import { forcesText, isOfScreening, sourceText } from "@app/engine/intake/words/row-words";
import { reportedSource } from "@app/engine/team/queue/reported-words";
import { rowsInForce } from "../../../intake/readings/prepare-decision.ts";
import type { StandingSign } from "../../../intake/reported-signs/standing-signs.ts";
import { promiseHours } from "../../../promises/promise-hours.ts";
import type { OpenFile } from "../read-member.ts";
import { type Reader, seesScreening } from "../reader.ts";

type Sign = MemberFile["signs"][number];

type Reported = { reported: readonly StandingSign[]; now: Date };

/**
 * Rows of the safety table that apply, with what raised them: answers, or what was told to the assistant. To the trainer a
 * row of the screening says its levels and limits alone.
 */
export function viewSigns({ inForce, loaded }: OpenFile, reader: Reader, { reported, now }: Reported): Sign[] {
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
