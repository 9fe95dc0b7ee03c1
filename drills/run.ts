/**
 * What an operator has to live through, done on purpose. `npm run drills`, or some: `npm run drills -- failover restore`.
 * Each figure beside its bound; results are kept in results.json and told in docs/drills.md.
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
    return [{ name: "went to its end", value: (error as Error).message.split("\n")[0] ?? "", isGood: false }];
  }
}

for (const drill of chosen) {
  console.log(`\n${drill.name}`);
  const since = Date.now();
  const figures = await figuresOf(drill);
  for (const { name, value, unit = "", bound, isGood } of figures) {
    if (isGood) passed += 1;
    else failed += 1;
    console.log(`${isGood ? "ok  " : "FAIL"} ${name}: ${value} ${unit}${bound ? ` (${bound})` : ""}`);
  }
  // Read again: somebody else may have run other drills meanwhile.
  const results = readResults();
  results[drill.name] = { at: new Date().toISOString(), seconds: Math.round((Date.now() - since) / 1_000), figures };
  writeResults(results);
  writeReport(drills, results);
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
