import { energyCopy as copy } from "../../../content/app/progress/charts.ts";
import { ProgressSection } from "../section/progress-section.tsx";
import { ScaleLine } from "../section/scale-line.tsx";
import type { EnergyView } from "../view/energy-view.ts";

const share = (answer: number): number => (answer - 1) / 4;

/** What the weekly reviews say about energy. */
export function EnergySection({ view: { now, before } }: { view: EnergyView }) {
  const headline = before === null || before === now ? copy.same(now) : now > before ? copy.more : copy.less;
  const text = before === null ? copy.once : copy.compared;
  return (
    <ProgressSection words={{ headline, text }}>
      <ScaleLine
        now={share(now)}
        before={before === null ? undefined : share(before)}
        label={copy.label(now, before)}
        from={copy.words[0]}
        to={copy.words[4]}
      />
    </ProgressSection>
  );
}
