/** Lists the names in the source that carry a word with a usual term. */
import { checkNames } from "./names/check-names.ts";
import { usualTerm } from "./names/words.ts";

/** A misconfigured check that reads no file finds no name. */
const MIN_NAMES = 10_000;

const { names, odd } = checkNames(process.cwd());
for (const { path, name, word } of odd) console.log(`${path}: ${name} (${word}: ${usualTerm[word]})`);
console.log(`${names} names`);
if (names <= MIN_NAMES || odd.length > 0) process.exitCode = 1;
