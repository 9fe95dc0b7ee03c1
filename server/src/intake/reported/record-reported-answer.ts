import type { Report } from "@app/contract/staff/reported-answers";
import type { Db } from "../../platform/database/db.ts";
import { Problem } from "../../platform/http/problem.ts";
import { writeAnswers } from "../answers/write-answers.ts";
import type { AssessDeps } from "../assess.ts";
import { loadInput } from "../assessments/load-input.ts";
import { reviewSavedAnswers } from "../review-saved-answers.ts";
import { answersOfReport, textOfReport } from "./answers-of-report.ts";
import type { ReportedAnswer } from "./reported-answer.ts";
import { hasStoredReport, insertReportedAnswer } from "./reported-answer-store.ts";

type Reported = Pick<ReportedAnswer, "accountId" | "id" | "staffId" | "by" | "reportedOn" | "channel"> & {
  report: Report;
};

/**
 * Changes the member's answers by what a professional was told, as if the member had answered: what they contradict of the
 * plan is withdrawn, all in the caller's transaction, which holds the account's head. False: the key is stored already.
 */
export async function recordReportedAnswer(
  deps: AssessDeps,
  tx: Db,
  { report, ...reported }: Reported,
): Promise<boolean> {
  const { accountId, id, reportedOn } = reported;
  if (await hasStoredReport(tx, accountId, id)) return false;
  const encryption = deps.keyRing.encryption("health-data");
  const { answers, today } = await loadInput(deps, tx, { accountId, encryption });
  const changed = answersOfReport(answers, report);
  const questions = Object.keys(changed);
  if (questions.length === 0 || reportedOn > today) throw new Problem("report-refused");
  if (!(await writeAnswers(asProfessional(deps), tx, { accountId, answers: changed })))
    throw new Problem("report-refused");
  const text = textOfReport(report);
  await insertReportedAnswer(tx, encryption, { ...reported, questions, text, recordedAt: deps.now() });
  return true;
}

/** What the saved answers lead to is said to come from a professional. */
function asProfessional(deps: AssessDeps): AssessDeps {
  const onAssessed: AssessDeps["onAssessed"] = (given, tx, assessed) =>
    deps.onAssessed(given, tx, { ...assessed, source: "professional" });
  const syncKinds = deps.syncKinds.map((kind) =>
    kind.name === "answer"
      ? {
          ...kind,
          afterSave: (...[given, tx, saved]: Parameters<NonNullable<typeof kind.afterSave>>) =>
            reviewSavedAnswers({ ...deps, ...given, onAssessed }, tx, saved),
        }
      : kind,
  );
  return { ...deps, syncKinds };
}
