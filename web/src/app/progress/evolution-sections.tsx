import type { ReactNode } from "react";
import { FoodSection } from "./food/food-section.tsx";
import { PlatesSection } from "./hidden/plates-section.tsx";
import { OpeningSection } from "./section/opening-section.tsx";
import { EnergySection } from "./sleep/energy-section.tsx";
import { SleepSection } from "./sleep/sleep-section.tsx";
import { TrainingSection } from "./training/training-section.tsx";
import type { EvolutionView } from "./view/evolution-view.ts";
import { WaistSection } from "./waist/waist-section.tsx";
import { WeightSection } from "./weight/weight-section.tsx";

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
