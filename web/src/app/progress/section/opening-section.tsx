import type { ReactNode } from "react";
import { ProgressSection, type Words } from "./progress-section.tsx";

/** Where the weight would stand: what the team looks at instead of the member. */
export const OpeningSection = ({ words, actions }: { words: Words; actions: ReactNode }) => (
  <ProgressSection words={words} isWide actions={actions} />
);
