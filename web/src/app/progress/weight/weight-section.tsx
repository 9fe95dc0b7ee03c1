import { appPaths } from "../../../app-paths.ts";
import { trendCopy } from "../../../content/app/progress/charts.ts";
import { evolutionCopy as copy } from "../../../content/app/progress/progress.ts";
import { RouterButtonLink } from "../../shell/router-button-link.tsx";
import { ProgressSection, type Words } from "../section/progress-section.tsx";
import type { WeightView } from "../view/weight-view.ts";
import { TrendChart } from "./trend-chart.tsx";

/** Null: no weight yet. */
export function WeightSection({ words, view }: { words: Words; view: WeightView | null }) {
  return (
    <ProgressSection words={words} legend={view && legendOf(view)} isWide actions={<LogWeight />}>
      {view ? <TrendChart rows={view.rows} summary={`${words.headline} ${words.text}`} /> : null}
    </ProgressSection>
  );
}

function legendOf({ missing, isBehind }: WeightView): string {
  if (missing > 0) return trendCopy.missing(missing);
  return isBehind ? `${trendCopy.legend} ${trendCopy.behind}` : trendCopy.legend;
}

const LogWeight = () => (
  <RouterButtonLink variant="outline" to={appPaths.weights}>
    {copy.logWeight}
  </RouterButtonLink>
);
