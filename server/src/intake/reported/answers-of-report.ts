import type { Report } from "@app/contract/staff/reported-answers";
import type { AnswerId, Answers } from "@app/engine/intake/answers";
import { getQuestion } from "@app/engine/intake/questionnaire/questionnaire";
import { answerText } from "@app/engine/intake/words/answer-text";
import { withPains } from "../add-pains.ts";

const NONE = "nenhuma";

/** The answers that change, each with what was answered before in it. */
export function answersOfReport(answers: Answers, report: Report): Answers {
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
export function textOfReport(report: Report): string {
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
