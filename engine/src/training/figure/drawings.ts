import { backOfTheBody } from "../../../data/exercises/poses/back-of-the-body.ts";
import { balanceAndWarmUp } from "../../../data/exercises/poses/balance-and-warm-up.ts";
import { bridges } from "../../../data/exercises/poses/bridges.ts";
import { calfMachines } from "../../../data/exercises/poses/calf-machines.ts";
import { calves } from "../../../data/exercises/poses/calves.ts";
import { cardio } from "../../../data/exercises/poses/cardio.ts";
import { cardioMachines } from "../../../data/exercises/poses/cardio-machines.ts";
import { chestPresses } from "../../../data/exercises/poses/chest-presses.ts";
import { curls } from "../../../data/exercises/poses/curls.ts";
import { hinges } from "../../../data/exercises/poses/hinges.ts";
import { hipMachines } from "../../../data/exercises/poses/hip-machines.ts";
import { legMachines } from "../../../data/exercises/poses/leg-machines.ts";
import { lungesAndMachines } from "../../../data/exercises/poses/lunges-and-machines.ts";
import { mobilityOnTheFeet } from "../../../data/exercises/poses/mobility-on-the-feet.ts";
import { mobilityOnTheFloor } from "../../../data/exercises/poses/mobility-on-the-floor.ts";
import { planks } from "../../../data/exercises/poses/planks.ts";
import { presses } from "../../../data/exercises/poses/presses.ts";
import { pullUps } from "../../../data/exercises/poses/pull-ups.ts";
import { pulldowns } from "../../../data/exercises/poses/pulldowns.ts";
import { pushUps } from "../../../data/exercises/poses/push-ups.ts";
import { rows } from "../../../data/exercises/poses/rows.ts";
import { rowsWithWeights } from "../../../data/exercises/poses/rows-with-weights.ts";
import { shoulderPresses } from "../../../data/exercises/poses/shoulder-presses.ts";
import { shoulderRaises } from "../../../data/exercises/poses/shoulder-raises.ts";
import { sideHips } from "../../../data/exercises/poses/side-hips.ts";
import { squats } from "../../../data/exercises/poses/squats.ts";
import { triceps } from "../../../data/exercises/poses/triceps.ts";
import { trunk } from "../../../data/exercises/poses/trunk.ts";
import type { Drawing } from "./pose.ts";

/** Every exercise that is drawn. */
export const drawings: Readonly<Record<string, Drawing>> = {
  ...backOfTheBody,
  ...bridges,
  ...chestPresses,
  ...curls,
  ...legMachines,
  ...hinges,
  ...lungesAndMachines,
  ...planks,
  ...presses,
  ...pulldowns,
  ...pullUps,
  ...pushUps,
  ...rows,
  ...rowsWithWeights,
  ...shoulderPresses,
  ...shoulderRaises,
  ...balanceAndWarmUp,
  ...calfMachines,
  ...calves,
  ...cardio,
  ...cardioMachines,
  ...hipMachines,
  ...mobilityOnTheFeet,
  ...mobilityOnTheFloor,
  ...sideHips,
  ...squats,
  ...triceps,
  ...trunk,
};
