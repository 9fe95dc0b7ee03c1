import type { RegionPain } from "@app/engine/intake/answers";
import type { AnswerSpec, Option, Question } from "@app/engine/intake/questionnaire/question";
import { answersCopy, controlCopy } from "../../../content/app/intake/intake.ts";
import { formatDecimal } from "../../../ui/inputs/decimal.ts";
import { formatFullDay } from "../../shell/format/days.ts";
import { hourText } from "../controls/typed-day.ts";

/** An answer as a sentence fragment: "Sim: pressão alta", "82,4 kg", "7h30, 12h30". */
export const answerText = ({ spec }: Question, value: unknown): string => textOf(spec, value);

function textOf(spec: AnswerSpec, value: unknown): string {
  if (value === undefined || value === null) return "none" in spec && spec.none && value === null ? spec.none : "";
  switch (spec.kind) {
    case "yes-no":
      return value === true ? controlCopy.yes : controlCopy.no;
    case "consent":
    case "choice":
      return optionText(spec.options, value);
    case "number":
      return typeof value === "number" ? `${decimalText(value, spec.decimals)}\u00a0${spec.unit}`.trim() : "";
    case "day":
    case "day-or-month":
      return formatFullDay(textIn(value));
    case "time":
      return hourText(textIn(value));
    case "times":
      return listOf(value).map(String).map(hourText).join(", ");
    case "list":
      return (
        listOf(value)
          .map((one) => optionText(spec.options, one))
          .join(", ") || controlCopy.none
      );
    case "names":
      return listOf(value).join(", ") || controlCopy.none;
    case "regions":
      return (value as RegionPain[]).map((one) => regionText(spec.options, one)).join(", ") || controlCopy.none;
    case "fields":
      return Object.entries(spec.fields)
        .map(([name, field]) => textOf(field.spec, (value as Record<string, unknown>)[name]))
        .filter((text) => text !== "")
        .join(", ");
    case "text":
    case "pressure":
      return textIn(value);
  }
}

const textIn = (value: unknown): string => (typeof value === "string" ? value : "");
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const optionText = (options: readonly Option[], value: unknown): string =>
  options.find((option) => option.value === value)?.text ?? "";
const regionText = (options: readonly Option[], { region, side, pain }: RegionPain): string =>
  `${optionText(options, region)}${side ? ` ${side}` : ""}, ${answersCopy.pain(pain)}`;

/** As many decimals as the number has, up to those that its question takes. */
function decimalText(value: number, decimals: number): string {
  const needed = [0, 1, 2].find((count) => Number(value.toFixed(count)) === value) ?? decimals;
  return formatDecimal(value, Math.min(decimals, needed));
}
