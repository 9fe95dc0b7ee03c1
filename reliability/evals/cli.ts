/**
 * Asks the assistant every case of engine/golden/assistant.json and judges the answers: `npm run evals`. Ends with 1 below a gate.
 * `--write` renews docs/assistant-scorecard.md, `--only <pattern>` asks some cases, `--mode <name>` with one model, `--show` prints
 * the answers.
 * With ASSISTANT_PROVIDER (and its settings) in the environment a real model is asked too.
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { printAnswers, printResults, printTimes } from "./report/print.ts";
import { scorecardOf } from "./report/scorecard.ts";
import { MODES } from "./run/mode.ts";
import { runAll } from "./run/run-all.ts";

const { values } = parseArgs({
  options: {
    write: { type: "boolean" },
    only: { type: "string" },
    mode: { type: "string" },
    show: { type: "boolean" },
  },
});
const since = performance.now();
const realModel = Object.fromEntries(
  Object.entries(process.env).flatMap(([name, value]) =>
    name.startsWith("ASSISTANT_") && value ? [[name, value]] : [],
  ),
);
const hasRealModel = (realModel.ASSISTANT_PROVIDER ?? "none") !== "none";
const modes = [...MODES, ...(hasRealModel ? [{ name: "real" } as const] : [])];
const results = await runAll({
  modes: modes.filter(({ name }) => values.mode === undefined || name === values.mode),
  only: values.only === undefined ? null : new RegExp(values.only),
  realModel,
});
if (values.show) printAnswers(results);
const { passed, failed } = printResults(results);
printTimes(results, (performance.now() - since) / 1_000);
if (values.write)
  writeFileSync(fileURLToPath(new URL("../../docs/assistant-scorecard.md", import.meta.url)), scorecardOf(results));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
