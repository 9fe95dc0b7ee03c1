import { Chips } from "../../../ui/inputs/chips.tsx";
import { NumberField } from "../../../ui/inputs/number-field.tsx";
import { Stepper } from "../../../ui/inputs/stepper.tsx";
import type { ControlProps } from "./control.ts";

/** So few numbers are chosen, not typed. */
const FEW = 6;
/** Up to here a count goes up and down. */
const COUNT = 100;

/** A number that is no measure of the body: chosen, counted or typed, by its range. */
export function SmallNumber({ spec, label, isTitle, value, onChange, error }: ControlProps<"number", number | null>) {
  const { min, max, decimals, unit, usual } = spec;
  const number = typeof value === "number" ? value : undefined;
  if (decimals === 0 && max - min < FEW) {
    const options = Array.from({ length: max - min + 1 }, (_, index) => String(min + index));
    return (
      <Chips
        legend={label}
        hideLegend={isTitle ?? false}
        options={options.map((one) => ({ value: one, label: one }))}
        value={number === undefined ? null : String(number)}
        onChange={(one) => onChange(Number(one))}
        error={error}
      />
    );
  }
  if (decimals === 0 && max <= COUNT)
    return <Stepper label={label} value={number ?? min} onChange={onChange} min={min} max={max} />;
  return (
    <NumberField
      label={label}
      unit={unit}
      decimals={decimals}
      step={decimals > 0 ? 0.5 : 1}
      min={min}
      max={max}
      {...(usual ? { usual: [usual.min, usual.max] as const } : {})}
      defaultNumber={number}
      onNumber={onChange}
      error={error}
      withButtons
    />
  );
}
