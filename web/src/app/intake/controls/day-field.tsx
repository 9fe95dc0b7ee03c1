import { controlCopy } from "../../../content/app/intake/intake.ts";
import { Field } from "../../../ui/forms/field.tsx";
import { formatFullDay } from "../../shell/format/days.ts";
import type { ControlProps } from "./control.ts";
import { labelOf } from "./label-of.tsx";
import { maskDay, maskMonth, parseTyped } from "./typed-day.ts";

/** A day, or a month, typed with numbers alone: on a phone that is faster than any calendar for a birthday. */
export function DayField({
  spec,
  label,
  isTitle,
  value,
  onChange,
  error,
}: ControlProps<"day" | "day-or-month", string>) {
  const isDay = spec.kind === "day";
  const copy = isDay ? controlCopy.day : controlCopy.month;
  return (
    <Field
      label={labelOf(label, isTitle)}
      hint={copy.hint}
      error={error ? copy.wrong : undefined}
      mask={isDay ? maskDay : maskMonth}
      inputMode="numeric"
      autoComplete={isDay ? "bday" : "off"}
      enterKeyHint="next"
      defaultValue={value === undefined ? undefined : formatFullDay(value)}
      // What is not a whole date yet is no answer; an empty field is none either.
      onChange={({ target }) => onChange(target.value === "" ? undefined : (parseTyped(target.value) ?? target.value))}
    />
  );
}
