/**
 * The engine's command line, for the responsible professionals and for checks. Prints JSON alone, but for read.
 *   npm run --silent engine -- plan person.json          everything the engine decides about one person
 *   npm run --silent engine -- read person.json          the finished plan as the member reads it, as text
 *   npm run --silent engine -- check people.json         what contradicts the answers of each, in the plan made from them or in the plan or text beside them
 *   npm run --silent engine -- triage|targets|promise|guarantee|parse|trend|review|attention|places|safety|say|answer cases.json
 *                                                        an array of results, one for each element; - reads standard input
 *   npm run --silent engine -- promise-figures promessas.csv
 *                                                        the figures of the public page, from the file that it offers
 *   npm run --silent engine -- rules [id]                the rule sets and their approval; the content of one
 */
import { readFileSync } from "node:fs";
import { runCommand, UsageError } from "./run-command.ts";

try {
  const result = await runCommand(process.argv.slice(2), (path) => readFileSync(path === "-" ? 0 : path, "utf8"));
  process.stdout.write(`${typeof result === "string" ? result : JSON.stringify(result, null, 2)}\n`);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
