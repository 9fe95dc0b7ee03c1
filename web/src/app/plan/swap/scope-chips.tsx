import { swapCopy as copy } from "../../../content/app/plan/plan.ts";
import { Chips } from "../../../ui/inputs/chips.tsx";
import type { SwapScope } from "../../data/plan-layer/swap-edits.ts";

type ScopeChipsProps = {
  /** "Só hoje", "Sempre no almoço". */
  day: string;
  always: string;
  value: SwapScope;
  onChange: (scope: SwapScope) => void;
};

export function ScopeChips({ day, always, value, onChange }: ScopeChipsProps) {
  return (
    <Chips
      legend={copy.scope}
      hideLegend
      options={[
        { value: "day", label: day },
        { value: "always", label: always },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
