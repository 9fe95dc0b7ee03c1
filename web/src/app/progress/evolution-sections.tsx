import type { ReactNode } from "react";
import { appPaths } from "../../app-paths.ts";
import {
  energyCopy,
  nightsCopy,
  tallyCopy,
  trendCopy,
  waistCopy,
  weekRangeCopy,
} from "../../content/app/progress/charts.ts";
import { evolutionCopy as copy } from "../../content/app/progress/progress.ts";
import { TallyTable } from "../../ui/charts/tally-table.tsx";
import { TapeChart } from "../../ui/charts/tape-chart.tsx";
import { PlumbBob } from "../../ui/core/plumb-bob.tsx";
import { formatDecimal } from "../../ui/inputs/decimal.ts";
import { formatShortDay } from "../shell/format/days.ts";
import { RouterButtonLink } from "../shell/router-button-link.tsx";
import { WeekRange } from "./food/week-range.tsx";
import { PlateGrid } from "./report/plate-grid.tsx";
import { ProgressSection, type Words } from "./section/progress-section.tsx";
import styles from "./section/section.module.css";
import { HangingNights } from "./sleep/hanging-nights.tsx";
import { BestSets } from "./training/best-sets.tsx";
import type { EnergyView } from "./view/energy-view.ts";
import type { EvolutionView } from "./view/evolution-view.ts";
import type { FoodView } from "./view/food-view.ts";
import type { PlateRow } from "./view/plates.ts";
import type { NightsView } from "./view/sleep-view.ts";
import type { TrainingView } from "./view/training-view.ts";
import type { Measured } from "./view/waist-view.ts";
import type { WeightView } from "./view/weight-view.ts";
import { TrendChart } from "./weight/trend-chart.tsx";

type EvolutionSectionsProps = { view: EvolutionView; logMeasure: ReactNode; logSleep: ReactNode };

/** Weight, food, training, waist, sleep. A hidden view has no section that would need a figure. */
export function EvolutionSections({ view, logMeasure, logSleep }: EvolutionSectionsProps) {
  const { training, sleep, energy } = view;
  return (
    <>
      {view.numbers === "shown" ? (
        <WeightSection {...view.weight} />
      ) : (
        <OpeningSection words={view.opening} actions={logMeasure} />
      )}
      {view.numbers === "all-hidden" ? <PlatesSection {...view.plates} /> : <FoodSection {...view.food} />}
      <TrainingSection {...training} />
      {view.numbers === "shown" ? <WaistSection {...view.waist} actions={logMeasure} /> : null}
      <SleepSection {...sleep} actions={logSleep} />
      {energy ? <EnergySection view={energy} /> : null}
    </>
  );
}

/** Where the weight would stand: what the team looks at instead of the member. */
const OpeningSection = ({ words, actions }: { words: Words; actions: ReactNode }) => (
  <ProgressSection words={words} isWide actions={actions} />
);

/** The week's lunches as they were eaten: what food is without its figures. */
const PlatesSection = ({ words, lunches }: { words: Words; lunches: PlateRow }) => (
  <ProgressSection words={words} legend={copy.plates.legend}>
    <PlateGrid rows={[lunches]} caption={copy.plates.title} />
  </ProgressSection>
);

type WaistSectionProps = { words: Words; rows: readonly Measured[]; actions: ReactNode };

const WaistSection = ({ words, rows, actions }: WaistSectionProps) => (
  <ProgressSection words={words} actions={actions}>
    {rows.length > 0 ? <WaistChart rows={rows} summary={`${words.headline} ${words.text}`} /> : null}
  </ProgressSection>
);

type SleepSectionProps = { words: Words; view: NightsView | null; actions: ReactNode };

const SleepSection = ({ words, view, actions }: SleepSectionProps) => (
  <ProgressSection words={words} legend={view ? nightsCopy.legend : undefined} actions={actions}>
    {view ? <HangingNights view={view} summary={`${words.headline} ${words.text}`} /> : null}
  </ProgressSection>
);

/** Energy and protein by week. A single week is not drawn: there is nothing beside it. */
function FoodSection({ words, view }: { words: Words; view: FoodView }) {
  const isDrawn = view.weeks.length >= 2;
  return (
    <ProgressSection words={words} legend={isDrawn ? weekRangeCopy.legend : copy.foodLater}>
      {isDrawn ? <WeekRange {...view} summary={`${words.headline} ${words.text}`} /> : null}
    </ProgressSection>
  );
}

const cm = (value: number): string => waistCopy.cm(formatDecimal(value, Number.isInteger(value) ? 0 : 1));

/** The waist as it is read: on the tape. */
const WaistChart = ({ rows, summary }: { rows: readonly Measured[]; summary: string }) => (
  <TapeChart
    title={waistCopy.title}
    summary={summary}
    rows={rows}
    value={(row) => row.cm}
    name={({ day }) => formatShortDay(day)}
    label={(row) => cm(row.cm)}
    columns={[
      { header: waistCopy.day, cell: ({ day }) => formatShortDay(day) },
      { header: waistCopy.title, cell: (row) => cm(row.cm) },
    ]}
  />
);

const share = (answer: number): number => (answer - 1) / 4;

/** What the weekly reviews say about energy. */
function EnergySection({ view: { now, before } }: { view: EnergyView }) {
  const headline =
    before === null || before === now ? energyCopy.same(now) : now > before ? energyCopy.more : energyCopy.less;
  const text = before === null ? energyCopy.once : energyCopy.compared;
  return (
    <ProgressSection words={{ headline, text }}>
      <ScaleLine
        now={share(now)}
        before={before === null ? undefined : share(before)}
        label={energyCopy.label(now, before)}
        from={energyCopy.words[0]}
        to={energyCopy.words[4]}
      />
    </ProgressSection>
  );
}

/** Sets of each group as strokes, and the best set of each exercise. */
function TrainingSection({ words, view }: { words: Words; view: TrainingView }) {
  const isDrawn = view.groups.length > 0;
  return (
    <ProgressSection words={words}>
      {isDrawn ? (
        <TallyTable
          caption={tallyCopy.caption}
          columns={view.weeks.map((week) => tallyCopy.week(formatShortDay(week)))}
          rows={view.groups.map(({ title, sets }) => ({ name: title, counts: sets }))}
          describe={tallyCopy.sets}
        />
      ) : null}
      {view.best.length > 0 ? <BestSets best={view.best} /> : null}
    </ProgressSection>
  );
}

/** Null: no weight yet. */
function WeightSection({ words, view }: { words: Words; view: WeightView | null }) {
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

const [WIDTH, LINE_Y] = [320, 8];

type ScaleLineProps = {
  /** From 0 to 1. */
  now: number;
  /** Where it stood before; undefined: nothing to compare with. */
  before: number | undefined;
  /** The whole of it in a sentence. */
  label: string;
  from: string;
  to: string;
};

/** An answer on its scale: the bob is the newest one, the knot an earlier one. */
const ScaleLine = ({ now, before, label, from, to }: ScaleLineProps) => (
  <div className={styles.scale}>
    <svg className={styles.svg} viewBox={`-10 0 ${WIDTH + 20} 52`} role="img" aria-label={label}>
      <line x1={0} x2={WIDTH} y1={LINE_Y} y2={LINE_Y} />
      <circle className={styles.end} cx={WIDTH} cy={LINE_Y} r={5} />
      <circle className={styles.end} cx={0} cy={LINE_Y} r={5} />
      {before === undefined ? null : <circle className={styles.knot} cx={before * WIDTH} cy={LINE_Y} r={6} />}
      <g transform={`translate(${now * WIDTH - 8} ${LINE_Y}) scale(0.66)`}>
        <PlumbBob className={styles.bob} />
      </g>
    </svg>
    <p className={`${styles.ends} note`} aria-hidden="true">
      <span>{from}</span>
      <span>{to}</span>
    </p>
  </div>
);
