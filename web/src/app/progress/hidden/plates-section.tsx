import { evolutionCopy as copy } from "../../../content/app/progress/progress.ts";
import { PlateGrid } from "../report/plate-grid.tsx";
import { ProgressSection, type Words } from "../section/progress-section.tsx";
import type { PlateRow } from "../view/plates.ts";

/** The week's lunches as they were eaten: what food is without its figures. */
export const PlatesSection = ({ words, lunches }: { words: Words; lunches: PlateRow }) => (
  <ProgressSection words={words} legend={copy.plates.legend}>
    <PlateGrid rows={[lunches]} caption={copy.plates.title} />
  </ProgressSection>
);
