import type { Report } from "@app/contract/staff/reported-answers";
import type { AnswerId, Answers } from "@app/engine/intake/answers";
import { getQuestion } from "@app/engine/intake/questionnaire/questionnaire";
import { answerText } from "@app/engine/intake/words/answer-text";
import type { Db } from "../../platform/database/db.ts";
import type { PlatformDeps } from "../../platform/deps.ts";
import { Problem } from "../../platform/http/problem.ts";
import { withPains } from "../add-pains.ts";
import { writeAnswers } from "../answers/write-answers.ts";
import type { AssessDeps } from "../assess.ts";
import { loadInput } from "../assessments/load-input.ts";
import { reviewSavedAnswers } from "../review-saved-answers.ts";
import type { ReportedAnswer } from "./reported-answer.ts";
import { hasStoredReport, insertReportedAnswer, listStoredReports } from "./reported-answer-store.ts";

const NONE = "nenhuma";

/** The answers that change, each with what was answered before in it. */
function answersOfReport(answers: Answers, report: Report): Answers {
  switch (report.kind) {
    case "allergy": {
      const { items = [], other = "", severe } = answers.s12 ?? {};
      return {
        s12: {
          items: merged(items, report.items),
          other: joined(other, report.other),
          // A severe reaction of before stays one; an answer that was left open counts as severe.
          severe: report.severe || (answers.s12 && hasAllergy(answers.s12) ? (severe ?? true) : false),
        },
      };
    }
    case "condition":
      return {
        ...(report.marked.length > 0 && {
          s9: { ...answers.s9, marked: merged(answers.s9?.marked ?? [], report.marked).filter((one) => one !== NONE) },
        }),
        ...(report.name !== "" && { s4: { yes: true, name: joined(answers.s4?.name ?? "", report.name) } }),
      };
    case "medicine":
      return { s5: { yes: true, names: merged(answers.s5?.names ?? [], [report.name]) } };
    case "eating":
      return { f1: report.eating as NonNullable<Answers["f1"]> };
    case "pain":
      return { m7: withPains(answers.m7 ?? [], [{ region: report.region, pain: report.pain }]) };
  }
}

/** What was told, in the questionnaire's words: "Alergia ou intolerância: Ovo". */
function textOfReport(report: Report): string {
  switch (report.kind) {
    case "allergy": {
      const { items, other, severe } = report;
      return `Alergia ou intolerância: ${said("s12", { items, other })}${severe ? ", com reação grave" : ""}`;
    }
    case "condition":
      return `Doença: ${[...(report.marked.length > 0 ? [said("s9", { marked: report.marked })] : []), report.name].filter(Boolean).join(", ")}`;
    case "medicine":
      return `Remédio: ${report.name}`;
    case "eating":
      return `Jeito de comer: ${said("f1", report.eating)}`;
    case "pain":
      return `Dor: ${said("m7", [{ region: report.region, pain: report.pain }])}`;
  }
}

const said = (id: AnswerId, value: unknown): string => answerText(getQuestion(id), value);

const hasAllergy = ({ items, other }: NonNullable<Answers["s12"]>): boolean => items.length > 0 || other.trim() !== "";

const merged = (known: readonly string[], added: readonly string[]): string[] => [...new Set([...known, ...added])];

const joined = (known: string, added: string): string =>
  [known.trim(), added.trim()].filter((text, index, all) => text !== "" && all.indexOf(text) === index).join(", ");

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

/** What a member told professionals, the newest first. */
export const listReportedAnswers = (
  { keyRing }: Pick<PlatformDeps, "keyRing">,
  db: Db,
  accountId: string,
): Promise<ReportedAnswer[]> => listStoredReports(db, keyRing.encryption("health-data"), accountId);
