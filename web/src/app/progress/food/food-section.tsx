import { weekRangeCopy as copy } from "../../../content/app/progress/charts.ts";
import { evolutionCopy } from "../../../content/app/progress/progress.ts";
import { ProgressSection, type Words } from "../section/progress-section.tsx";
import type { FoodView } from "../view/food-view.ts";
import { WeekRange } from "./week-range.tsx";

/** Energy and protein by week. A single week is not drawn: there is nothing beside it. */
export function FoodSection({ words, view }: { words: Words; view: FoodView }) {
  const isDrawn = view.weeks.length >= 2;
  return (
    <ProgressSection words={words} legend={isDrawn ? copy.legend : evolutionCopy.foodLater}>
      {isDrawn ? <WeekRange {...view} summary={`${words.headline} ${words.text}`} /> : null}
    </ProgressSection>
  );
}
