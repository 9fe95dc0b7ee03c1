import type { ExerciseId, Region } from "../../src/training/library/exercise.ts";

/** After "Por causa": the region as the member named it. */
export const soreRegionWords: Readonly<Record<Region, string>> = {
  ombro: "do seu ombro",
  lombar: "da sua lombar",
  joelho: "do seu joelho",
  quadril: "do seu quadril",
  punho: "do seu punho",
  tornozelo: "do seu tornozelo",
};

type SoreLimit = { readonly regions: readonly Region[]; readonly text: string };

/** Movements that ask little of a region because they end early: how far they go, as their steps say it. */
export const soreLimits: Readonly<Partial<Record<ExerciseId, SoreLimit>>> = {
  "own:agachamento-cadeira": { regions: ["joelho", "quadril"], text: "até a altura da cadeira" },
  "own:goblet-assento": { regions: ["joelho", "quadril"], text: "até a altura do banco" },
  "own:degrau-baixo": { regions: ["joelho", "quadril"], text: "só num degrau baixo" },
  "own:leg-press-curto": { regions: ["joelho", "quadril"], text: "só até onde nada incomoda" },
};

/** Of every other movement that a region which hurts may do: the rules leave it those that ask little. */
export const SORE_DEFAULT = "um movimento que pede pouco dali";
