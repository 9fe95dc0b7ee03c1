import type { MemberFile } from "@app/contract/staff/member-file";
import { rowLevel } from "@app/engine/intake/triage/merge-rows";
import type { SafetyRow } from "@app/engine/intake/triage/safety-row";
import { forcesText, isOfScreening, sourceText } from "@app/engine/intake/words/row-words";
import { rowsInForce } from "../../../intake/readings/prepare-decision.ts";
import type { OpenFile } from "../read-member.ts";
import { type Reader, seesScreening } from "../reader.ts";

type Sign = MemberFile["signs"][number];

/** Rows of the safety table that apply. To the trainer a row of the screening says its levels and limits alone. */
export function viewSigns({ inForce, loaded }: OpenFile, reader: Reader): Sign[] {
  if (!inForce) return [];
  const conditions = inForce.details ? (loaded.answers.s9?.marked ?? []) : [];
  return rowsInForce(inForce).map((row) => ({
    ...(seesScreening(reader) || !isOfScreening(row) ? named(row, loaded.answers) : unnamed),
    forces: forcesText(row),
    diet: rowLevel(row, "diet", conditions),
    training: rowLevel(row, "training", conditions),
  }));
}

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
