import type { ReactNode } from "react";
import { nightsCopy as copy } from "../../../content/app/progress/charts.ts";
import { ProgressSection, type Words } from "../section/progress-section.tsx";
import type { NightsView } from "../view/sleep-view.ts";
import { HangingNights } from "./hanging-nights.tsx";

type SleepSectionProps = { words: Words; view: NightsView | null; actions: ReactNode };

export const SleepSection = ({ words, view, actions }: SleepSectionProps) => (
  <ProgressSection words={words} legend={view ? copy.legend : undefined} actions={actions}>
    {view ? <HangingNights view={view} summary={`${words.headline} ${words.text}`} /> : null}
  </ProgressSection>
);
