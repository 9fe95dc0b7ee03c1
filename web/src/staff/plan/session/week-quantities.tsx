import { Quantity } from "../parts/quantity.tsx";
import rows from "./session.module.css";

type WeekQuantitiesProps = {
  values: readonly number[];
  label: (week: number) => string;
  min: number;
  max: number;
  step?: number;
  isOff: boolean;
  onChange: (values: number[]) => void;
};

/** One amount for each week of the cycle. */
export function WeekQuantities({ values, label, onChange, ...limits }: WeekQuantitiesProps) {
  const weeks = values.map((value, index) => ({ week: index + 1, value }));
  return (
    <span className={rows.weeks}>
      {weeks.map(({ week, value }) => (
        <Quantity
          key={week}
          {...limits}
          label={label(week)}
          value={value}
          onChange={(next) => onChange(weeks.map((one) => (one.week === week ? next : one.value)))}
        />
      ))}
    </span>
  );
}
