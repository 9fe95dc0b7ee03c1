import type { AnswerSpec, Field, Option, Question } from "../questionnaire/question.ts";

const NO_BREAK_SPACE = "\u00a0";
const NOT_SAID = "não disse";
const list = new Intl.ListFormat("pt-BR", { type: "conjunction" });

/** An answer as the team reads it, in the words that the member chose from. */
export const answerText = ({ spec }: Pick<Question, "spec">, value: unknown): string => textOf(spec, value);

function textOf(spec: AnswerSpec, value: unknown): string {
  if (value === undefined || value === null) return spec.kind === "number" ? (spec.none ?? NOT_SAID) : NOT_SAID;
  switch (spec.kind) {
    case "yes-no":
      return value === true ? "sim" : "não";
    case "consent":
    case "choice":
      return optionText(spec.options, value);
    case "number":
      return [textValue(value).replace(".", ","), spec.unit].filter(Boolean).join(NO_BREAK_SPACE);
    case "day":
    case "day-or-month":
      return textValue(value).split("-").reverse().join("/");
    case "text":
    case "time":
    case "pressure":
      return textValue(value) || NOT_SAID;
    case "times":
    case "names":
      return together(itemsOf(value).map(textValue));
    case "list":
      return together(itemsOf(value).map((item) => optionText(spec.options, item)));
    case "regions":
      return together(itemsOf(value).map((pain) => painText(spec.options, pain)));
    case "fields":
      return fieldsText(spec.fields, value as Record<string, unknown>);
  }
}

const itemsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const textValue = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));
const together = (texts: readonly string[]): string => (texts.length > 0 ? list.format(texts) : "nada");

const optionText = (options: readonly Option[], value: unknown): string =>
  options.find((option) => option.value === value)?.text ?? textValue(value);

function painText(options: readonly Option[], value: unknown): string {
  const { region, pain, side } = value as { region: string; pain: number; side?: string };
  return `${optionText(options, region)}${side ? ` ${side}` : ""}, ${pain} de 10`;
}

/** The first part stands alone; the others follow with their labels. What was left open is left out. */
function fieldsText(fields: Readonly<Record<string, Field>>, value: Record<string, unknown>): string {
  const said = Object.entries(fields).filter(([name]) => {
    const part = value[name];
    return part !== undefined && part !== null && part !== "" && !(Array.isArray(part) && part.length === 0);
  });
  const texts = said.map(([name, { label, spec }], index) => {
    const text = textOf(spec, value[name]);
    return index === 0 ? text : `${label.replace(/[?:]$/, "").toLowerCase()}: ${text}`;
  });
  return texts.length > 0 ? texts.join("; ") : "nada";
}
