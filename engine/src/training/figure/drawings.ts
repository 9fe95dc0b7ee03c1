import { lungesAndMachines } from "../../../data/exercises/poses/lunges-and-machines.ts";
import { squats } from "../../../data/exercises/poses/squats.ts";
import type { Drawing } from "./pose.ts";

/** Every exercise that is drawn. */
export const drawings: Readonly<Record<string, Drawing>> = { ...squats, ...lungesAndMachines };
