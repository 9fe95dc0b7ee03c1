import type { ReactNode } from "react";
import { ProgressSection, type Words } from "../section/progress-section.tsx";
import type { Measured } from "../view/waist-view.ts";
import { WaistChart } from "./waist-chart.tsx";

type WaistSectionProps = { words: Words; rows: readonly Measured[]; actions: ReactNode };

export const WaistSection = ({ words, rows, actions }: WaistSectionProps) => (
  <ProgressSection words={words} actions={actions}>
    {rows.length > 0 ? <WaistChart rows={rows} summary={`${words.headline} ${words.text}`} /> : null}
  </ProgressSection>
);
