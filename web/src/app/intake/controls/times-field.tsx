import { controlCopy } from "../../../content/app/intake/intake.ts";
import { Field, FieldMessage } from "../../../ui/forms/field.tsx";
import { Chips } from "../../../ui/inputs/chips.tsx";
import type { ControlProps } from "./control.ts";
import styles from "./controls.module.css";
import { hourText } from "./typed-day.ts";

/** Hours of a common Brazilian day, by the number of meals. */
const USUAL: Readonly<Record<number, readonly string[]>> = {
  3: ["07:30", "12:30", "19:30"],
  4: ["07:30", "12:30", "16:00", "19:30"],
  5: ["07:30", "10:00", "12:30", "16:00", "19:30"],
  6: ["07:30", "10:00", "12:30", "16:00", "19:30", "21:30"],
};

/** What stands in the fields before they are changed: the hours given before, or usual ones. */
export const timesFor = (count: number, given: readonly string[] | undefined): string[] => [
  ...(given?.length === count ? given : (USUAL[count] ?? [])),
];

type TimesFieldProps = ControlProps<"times", string[]> & { count: number };

/** One hour for each meal, with the phone's own picker. */
export function TimesField({ label, value, onChange, error, count }: TimesFieldProps) {
  const times = timesFor(count, value);
  return (
    <fieldset className={styles.group} aria-describedby="horas-message">
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.times} key={count}>
        {times.map((time, index) => (
          <Field
            key={controlCopy.times.label(index + 1, count)}
            label={controlCopy.times.label(index + 1, count)}
            type="time"
            defaultValue={time}
            onChange={({ target }) => onChange(times.map((old, at) => (at === index ? target.value : old)))}
          />
        ))}
      </div>
      <FieldMessage id="horas" hint={controlCopy.times.hint} error={error} />
    </fieldset>
  );
}

type TimeFieldProps = ControlProps<"time", string> & { hours: readonly string[] | undefined };

/** An hour: one of those that were given, or typed. */
export function TimeField({ label, value, onChange, error, hours }: TimeFieldProps) {
  if (!hours) {
    const change = (typed: string): void => onChange(typed === "" ? undefined : typed);
    return (
      <Field
        label={label}
        type="time"
        defaultValue={value ?? ""}
        error={error}
        onChange={({ target }) => change(target.value)}
      />
    );
  }
  const options = [...new Set(hours)].map((hour) => ({ value: hour, label: hourText(hour) }));
  return (
    <Chips
      legend={label}
      options={options}
      value={value !== undefined && hours.includes(value) ? value : null}
      onChange={onChange}
      error={error}
    />
  );
}
