import { bridgesAndHinges } from "../../../data/exercises/texts/bridges-and-hinges.ts";
import { calvesAndSideHips } from "../../../data/exercises/texts/calves-and-side-hips.ts";
import { cardio } from "../../../data/exercises/texts/cardio.ts";
import { chest } from "../../../data/exercises/texts/chest.ts";
import { chestAndShoulders } from "../../../data/exercises/texts/chest-and-shoulders.ts";
import { hipsAndCurls } from "../../../data/exercises/texts/hips-and-curls.ts";
import { lungesAndMachines } from "../../../data/exercises/texts/lunges-and-machines.ts";
import { mobilityAndCardio } from "../../../data/exercises/texts/mobility-and-cardio.ts";
import { pullUpsAndPlanks } from "../../../data/exercises/texts/pull-ups-and-planks.ts";
import { pulldowns } from "../../../data/exercises/texts/pulldowns.ts";
import { rowsAtHome } from "../../../data/exercises/texts/rows-at-home.ts";
import { rowsWithEquipment } from "../../../data/exercises/texts/rows-with-equipment.ts";
import { shouldersAndTriceps } from "../../../data/exercises/texts/shoulders-and-triceps.ts";
import { sideStepsAndBalance } from "../../../data/exercises/texts/side-steps-and-balance.ts";
import { squats } from "../../../data/exercises/texts/squats.ts";
import { tricepsAndBiceps } from "../../../data/exercises/texts/triceps-and-biceps.ts";
import { trunk } from "../../../data/exercises/texts/trunk.ts";
import { warmUpAndMobility } from "../../../data/exercises/texts/warm-up-and-mobility.ts";
import type { ExerciseTexts } from "./read-exercises.ts";

/** What members read of every exercise. */
export const exerciseTexts: ExerciseTexts = {
  ...bridgesAndHinges,
  ...calvesAndSideHips,
  ...cardio,
  ...chestAndShoulders,
  ...chest,
  ...hipsAndCurls,
  ...lungesAndMachines,
  ...mobilityAndCardio,
  ...pullUpsAndPlanks,
  ...pulldowns,
  ...rowsAtHome,
  ...rowsWithEquipment,
  ...shouldersAndTriceps,
  ...sideStepsAndBalance,
  ...squats,
  ...tricepsAndBiceps,
  ...trunk,
  ...warmUpAndMobility,
};
