/** Exercises: prints what a careful trainer would doubt in their tables and texts (docs/exercises.md). */
import { findExerciseFaults } from "../engine/src/training/library/faults/find-exercise-faults.ts";
import { exercises } from "../engine/src/training/library/library.ts";

const faults = findExerciseFaults(exercises);
// A table that is not read has no faults: hence the minimum.
if (exercises.length < 115) faults.push("too few exercises read");

console.log(faults.join("\n") || `${exercises.length} exercises`);
process.exit(faults.length > 0 ? 1 : 0);
