/** The food catalogue: prints what a careful reader would doubt in its tables (docs/catalogue.md). */
import { catalogue } from "../engine/src/nutrition/catalogue/catalogue.ts";
import { findFaults } from "../engine/src/nutrition/catalogue/faults/find-faults.ts";

const { foods, measures } = catalogue;
const faults = findFaults(catalogue);
// A table that is not read has no faults: hence the minimum.
if (foods.length < 350) faults.push(`only ${foods.length} foods read`);

console.log(faults.join("\n") || `${foods.length} foods, ${measures.length} measures`);
process.exit(faults.length > 0 ? 1 : 0);
