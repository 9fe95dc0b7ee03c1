import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { personWith } from "../../../engine/src/intake/testing/rows-raised.ts";
import { PLANTED_FAULTS, type PlantedFault } from "./faults.ts";

const SEEDS = 6;
/** Names that a replacement needs and its file does not have. */
const IMPORTS: Readonly<Record<string, string>> = {
  everyExercise: 'import { exercises as everyExercise } from "../../library/library.ts";\n',
};

/** Each fault alone in a copy of the engine, whose own checker then judges plans made with it; and without it. */
export async function provePlantedFaults(): Promise<void> {
  const root = new URL("../../../", import.meta.url).pathname;
  const copy = mkdtempSync(join(tmpdir(), "planted-"));
  try {
    cpSync(join(root, "engine"), join(copy, "engine"), {
      recursive: true,
      filter: (path) => !path.includes("node_modules"),
    });
    cpSync(join(root, "package.json"), join(copy, "package.json"));
    symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
    let found = 0;
    for (const fault of PLANTED_FAULTS) {
      const clean = codesIn(copy, fault);
      const planted = withFault(copy, fault, () => codesIn(copy, fault));
      const isFound = planted.has(fault.code) && !clean.has(fault.code);
      if (isFound) found += 1;
      else process.exitCode = 1;
      console.log(
        `${isFound ? "found " : "MISSED"} ${fault.name}: ${[...planted].join(", ") || "nothing"}${clean.size > 0 ? ` (without it: ${[...clean].join(", ")})` : ""}`,
      );
    }
    console.log(`${found} of ${PLANTED_FAULTS.length} planted faults found`);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function withFault<Result>(copy: string, { file, search, replace, name }: PlantedFault, run: () => Result): Result {
  const path = join(copy, file);
  const text = readFileSync(path, "utf8");
  if (text.split(search).length !== 2) throw new Error(`${name}: ${file} does not have "${search}" once`);
  const imports = Object.entries(IMPORTS).flatMap(([word, line]) => (replace.includes(word) ? [line] : []));
  writeFileSync(path, `${imports.join("")}${text.replace(search, () => replace)}`);
  try {
    return run();
  } finally {
    writeFileSync(path, text);
  }
}

/** What the copy's own checker says of the plans that it makes. */
function codesIn(copy: string, { answers }: PlantedFault): Set<string> {
  const [given, context, today] = personWith(answers);
  const people = Array.from({ length: SEEDS }, (_, seed) => ({
    today,
    context,
    answers: given,
    seed: `planted ${seed}`,
  }));
  const output = execFileSync(process.execPath, ["engine/cli/main.ts", "check", "-"], {
    cwd: copy,
    input: JSON.stringify(people),
    encoding: "utf8",
    maxBuffer: 100_000_000,
  });
  const results = JSON.parse(output) as { code: string }[][];
  return new Set(results.flat().map(({ code }) => code));
}
