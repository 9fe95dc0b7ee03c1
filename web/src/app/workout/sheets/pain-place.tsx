import type { Exercise } from "@app/engine/training/library/exercise";
import { painCopy as copy } from "../../../content/app/workout/sheets.ts";
import { Chips } from "../../../ui/inputs/chips.tsx";
import type { Pain } from "../model/workout-actions.ts";

export type Place = { region: Pain["region"] | null; side: Pain["side"] };

const REGIONS = Object.keys(copy.regions) as Pain["region"][];
const WITHOUT_SIDES: ReadonlySet<Pain["region"]> = new Set(["lombar", "outra"]);

type PainPlaceProps = {
  /** The regions that it loads most stand first. */
  exercise: Exercise | undefined;
  value: Place;
  error?: string | undefined;
  hideLegend?: boolean;
  onChange: (place: Place) => void;
};

/** Where it hurts, and on which side. */
export function PainPlace({ exercise, value: { region, side }, error, hideLegend = false, onChange }: PainPlaceProps) {
  const sideOf = (next: Pain["region"]) => (WITHOUT_SIDES.has(next) ? null : side);
  return (
    <>
      <Chips
        legend={copy.where}
        hideLegend={hideLegend}
        options={byLoad(exercise).map((value) => ({ value, label: copy.regions[value] }))}
        value={region}
        error={error}
        onChange={(next) => onChange({ region: next, side: sideOf(next) })}
      />
      {region && !WITHOUT_SIDES.has(region) ? (
        <Chips
          legend={copy.side}
          hideLegend
          options={(["esquerdo", "direito"] as const).map((value) => ({ value, label: copy.sides[value] }))}
          value={side}
          onChange={(next) => onChange({ region, side: next })}
        />
      ) : null}
    </>
  );
}

function byLoad(words: Exercise | undefined): Pain["region"][] {
  const loadOf = (region: Pain["region"]) => (region === "outra" ? -1 : (words?.joints[region] ?? 0));
  return [...REGIONS].sort((a, b) => loadOf(b) - loadOf(a));
}
