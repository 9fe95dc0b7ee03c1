import { useId, useState } from "react";
import { controlCopy } from "../../../content/app/intake/intake.ts";
import { FieldMessage } from "../../../ui/forms/field.tsx";
import { NumberField } from "../../../ui/inputs/number-field.tsx";
import type { ControlProps } from "./control.ts";
import styles from "./controls.module.css";
import { toPressure } from "./typed-day.ts";

const copy = controlCopy.pressure;

/** Both halves of a blood pressure, stored as `130/85`. */
export function PressureField({ label, value, onChange, error }: ControlProps<"pressure", string>) {
  const id = useId();
  const [halves, setHalves] = useState<(number | undefined)[]>(() =>
    value ? value.split("/").map(Number) : [undefined, undefined],
  );
  const set = (index: 0 | 1, number: number | undefined) => {
    const half = number === undefined ? undefined : toPressure(number);
    const next = halves.map((old, at) => (at === index ? half : old));
    setHalves(next);
    const [high, low] = next;
    onChange(high === undefined && low === undefined ? undefined : `${high ?? ""}/${low ?? ""}`);
  };
  return (
    <fieldset className={styles.group} aria-describedby={`${id}-message`}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.pair}>
        {([0, 1] as const).map((index) => (
          <NumberField
            key={index}
            label={index === 0 ? copy.high : copy.low}
            max={300}
            defaultNumber={halves[index]}
            onNumber={(number) => set(index, number)}
          />
        ))}
      </div>
      <FieldMessage id={id} hint={copy.hint} error={error} />
    </fieldset>
  );
}
