/**
 * Rehearses operational incidents. `npm run drills`, or some: `npm run drills -- failover restore`.
 * Prints each figure with its bound; results are saved in results.json and reported in docs/drills.md.
 */
import { parseArgs } from "node:util";
import { drills } from "./catalogue.ts";
import type { Drill, Figure } from "./drill.ts";
import { writeReport } from "./report.ts";
import { readResults, writeResults } from "./results.ts";

const { positionals } = parseArgs({ allowPositionals: true });
const names = drills.map(({ name }) => name);
const unknown = positionals.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no drill ${unknown.join(", ")}: ${names.join(", ")}`);
  process.exit(1);
}
const chosen = positionals.length > 0 ? drills.filter(({ name }) => positionals.includes(name)) : drills;
let passed = 0;
let failed = 0;

async function figuresOf(drill: Drill): Promise<Figure[]> {
  try {
    return await drill.run();
  } catch (error) {
    console.error(error);
    return [{ name: "completed", value: (error as Error).message.split("\n")[0] ?? "", isPassed: false }];
  }
}

for (const drill of chosen) {
  console.log(`\n${drill.name}`);
  const since = Date.now();
  const figures = await figuresOf(drill);
  for (const { name, value, unit = "", bound, isPassed } of figures) {
    if (isPassed) passed += 1;
    else failed += 1;
    console.log(`${isPassed ? "ok  " : "FAIL"} ${name}: ${value} ${unit}${bound ? ` (${bound})` : ""}`);
  }
  // Read again: another process may have run other drills meanwhile.
  const results = readResults();
  results[drill.name] = { at: new Date().toISOString(), seconds: Math.round((Date.now() - since) / 1_000), figures };
  writeResults(results);
  writeReport(drills, results);
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
