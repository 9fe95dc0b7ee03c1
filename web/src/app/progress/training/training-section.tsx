import { tallyCopy as copy } from "../../../content/app/progress/charts.ts";
import { TallyTable } from "../../../ui/charts/tally-table.tsx";
import { formatShortDay } from "../../shell/format/days.ts";
import { ProgressSection, type Words } from "../section/progress-section.tsx";
import type { TrainingView } from "../view/training-view.ts";
import { BestSets } from "./best-sets.tsx";

/** Sets of each group as strokes, and the best set of each exercise. */
export function TrainingSection({ words, view }: { words: Words; view: TrainingView }) {
  const isDrawn = view.groups.length > 0;
  return (
    <ProgressSection words={words}>
      {isDrawn ? (
        <TallyTable
          caption={copy.caption}
          columns={view.weeks.map((week) => copy.week(formatShortDay(week)))}
          rows={view.groups.map(({ title, sets }) => ({ name: title, counts: sets }))}
          describe={copy.sets}
        />
      ) : null}
      {view.best.length > 0 ? <BestSets best={view.best} /> : null}
    </ProgressSection>
  );
}
