import { medicineClasses } from "@app/engine/intake/facts/dictionary";
import type { AnswerSpec } from "@app/engine/intake/questionnaire/question";
import { useState } from "react";
import { controlCopy as copy, namesLabel, noneOf, REFUSED_FOODS } from "../../../content/app/intake/intake.ts";
import { Field } from "../../../ui/forms/field.tsx";
import { Select } from "../../../ui/forms/select.tsx";
import { Textarea } from "../../../ui/forms/textarea.tsx";
import { Chips } from "../../../ui/inputs/chips.tsx";
import { MANY_OPTIONS } from "../model/draft.ts";
import type { MarkedRegion } from "../model/regions.ts";
import { BodyMap } from "./body-map.tsx";
import type { ControlProps } from "./control.ts";
import { DayField } from "./day-field.tsx";
import { labelOf } from "./label-of.tsx";
import { ListField } from "./list-field.tsx";
import { NamesField } from "./names-field.tsx";
import { OptionButtons } from "./option-buttons.tsx";
import { PressureField } from "./pressure-field.tsx";
import { SmallNumber } from "./small-number.tsx";
import { TapeNumber } from "./tape-number.tsx";
import { TimeField, TimesField } from "./times-field.tsx";

const YES_NO = [
  { value: true, text: copy.yes },
  { value: false, text: copy.no },
] as const;
const MEDICINES = Object.values(medicineClasses).flat();

export type AnswerControlProps = {
  /** Of the question it belongs to: some have suggestions of their own. */
  questionId: string;
  spec: Exclude<AnswerSpec, { kind: "consent" | "fields" }>;
  label: string;
  isTitle?: boolean;
  value: unknown;
  onChange: (value: unknown) => void;
  /** A tap on one of few options is the whole answer of the screen. */
  advances: boolean;
  error?: string | undefined;
  hidden?: { isKept: boolean } | undefined;
  /** Of the hours of meals. */
  count?: number | undefined;
  /** Where the tape stands before a number is typed; by default in the middle of what is usual. */
  tapeAt?: number | undefined;
  /** Hours to choose one of. */
  hours?: readonly string[] | undefined;
};

/** The control that an answer's form asks for. */
export function AnswerControl({
  questionId,
  spec,
  value,
  hidden,
  advances,
  count = 3,
  hours,
  tapeAt,
  ...rest
}: AnswerControlProps) {
  switch (spec.kind) {
    case "yes-no":
      return (
        <OptionButtons
          {...rest}
          options={YES_NO}
          size={rest.isTitle ? "large" : "pair"}
          advances={advances}
          value={value as boolean | undefined}
          onChoose={rest.onChange}
        />
      );
    case "choice":
      return <Choice {...rest} spec={spec} value={value} advances={advances} />;
    case "number":
      return rest.isTitle && isMeasure(spec) ? (
        <TapeNumber
          {...rest}
          spec={spec}
          value={value as number | null | undefined}
          isHidden={hidden !== undefined}
          isKept={hidden?.isKept ?? false}
          start={tapeAt}
        />
      ) : (
        <SmallNumber {...rest} spec={spec} value={value as number | null | undefined} />
      );
    case "text":
      return <TextField {...rest} spec={spec} value={value as string | undefined} />;
    case "day":
    case "day-or-month":
      return <DayField {...rest} spec={spec} value={value as string | undefined} />;
    case "pressure":
      return <PressureField {...rest} spec={spec} value={value as string | undefined} />;
    case "time":
      return <TimeField {...rest} spec={spec} value={value as string | undefined} hours={hours} />;
    case "times":
      return <TimesField {...rest} spec={spec} value={value as string[] | undefined} count={count} />;
    case "list":
      return <ListField {...rest} spec={spec} value={value as string[] | undefined} noneText={noneOf[questionId]} />;
    case "names":
      return (
        <NamesField
          {...rest}
          spec={spec}
          value={value as string[] | undefined}
          nameLabel={namesLabel[questionId] ?? rest.label}
          suggestions={questionId === "s5" ? MEDICINES : REFUSED_FOODS}
        />
      );
    case "regions":
      return (
        <BodyMap {...rest} spec={spec} value={value as MarkedRegion[] | undefined} noneText={noneOf[questionId]} />
      );
  }
}

/** Weight and height stand on a tape. */
const isMeasure = ({ unit }: Extract<AnswerSpec, { kind: "number" }>): boolean => unit === "kg" || unit === "cm";

type ChoiceProps = Omit<AnswerControlProps, "questionId" | "spec" | "hidden" | "count" | "hours" | "tapeAt"> & {
  spec: Extract<AnswerSpec, { kind: "choice" }>;
};

function Choice({ spec, value, advances, label, isTitle, onChange, error }: ChoiceProps) {
  const chosen = value as string | number | undefined;
  if (spec.options.length > MANY_OPTIONS)
    return (
      <Select
        label={labelOf(label, isTitle)}
        error={error}
        value={chosen ?? ""}
        onChange={({ target }) => onChange(target.value === "" ? undefined : target.value)}
      >
        <option value="">{copy.select}</option>
        {spec.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </Select>
    );
  if (isTitle || advances)
    return (
      <OptionButtons
        label={label}
        isTitle={isTitle}
        options={spec.options}
        value={chosen}
        onChoose={onChange}
        advances={advances}
        error={error}
      />
    );
  return (
    <Chips
      legend={label}
      options={spec.options.map((option) => ({ value: String(option.value), label: option.text }))}
      value={chosen === undefined ? null : String(chosen)}
      onChange={(one) => onChange(spec.options.find((option) => String(option.value) === one)?.value)}
      error={error}
    />
  );
}

/** From here on a text has several lines. */
const LONG = 200;
/** The limit is said when it comes near. */
const NEAR = 60;

function TextField({ spec, label, isTitle, value, onChange, error }: ControlProps<"text", string>) {
  const [left, setLeft] = useState(spec.maxLength - (value?.length ?? 0));
  const props = {
    label: labelOf(label, isTitle),
    error,
    maxLength: spec.maxLength,
    defaultValue: value,
    hint: left <= NEAR && spec.maxLength > NEAR ? copy.left(left) : undefined,
    onChange: ({ target }: { target: { value: string } }) => {
      setLeft(spec.maxLength - target.value.length);
      onChange(target.value);
    },
  };
  return spec.maxLength > LONG ? (
    <Textarea {...props} rows={5} />
  ) : (
    <Field {...props} autoComplete={isTitle ? "given-name" : "off"} enterKeyHint="next" />
  );
}
