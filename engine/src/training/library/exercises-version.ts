import { coreFacts } from "../../../data/exercises/facts/core.ts";
import { hipFacts } from "../../../data/exercises/facts/hip.ts";
import { kneeFacts } from "../../../data/exercises/facts/knee.ts";
import { movingFacts } from "../../../data/exercises/facts/moving.ts";
import { pullFacts } from "../../../data/exercises/facts/pull.ts";
import { pushFacts } from "../../../data/exercises/facts/push.ts";
import { ladders } from "../../../data/exercises/ladders.ts";
import { seedOf } from "../../nutrition/menus/seeded.ts";

const tables = JSON.stringify([kneeFacts, hipFacts, pushFacts, pullFacts, coreFacts, movingFacts, ladders]);
const hex = (value: number): string => value.toString(16).padStart(8, "0");

/** A fingerprint of the exercise tables: a changed fact is another version. Texts change no plan. */
export const exercisesVersion = hex(seedOf(tables)) + hex(seedOf(`again ${tables}`));
