import { golden } from "@app/engine/assistant/testing/evaluation/golden";
import type { ModeResult } from "../run/run-mode.ts";
import { gatesOf, groups, scoresOf } from "./gates.ts";

const row = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

/** The same text for the same results: no time, no machine, no order of a run. */
export function scorecardOf(results: readonly ModeResult[]): string {
  const names = results.map(({ mode }) => mode.name);
  const missing = results
    .filter(({ mode }) => mode.name === "rules" || mode.name === "real")
    .flatMap(({ mode, cases }) =>
      cases
        .filter(({ failures }) => failures.length > 0)
        .map(({ case: one, failures }) => row([mode.name, one.id, one.title, failures.map(plainFailure).join("; ")])),
    );
  return [
    "# Scorecard of the assistant",
    "",
    "Written by `npm run evals -- --write`: every case of `engine/golden/assistant.json`, asked over HTTP as its member, on a database of",
    "its own, judged by the file's rules. `rules` and `real` are judged by all of them. The scripted models (`helpful`, `worst`, `refusing`,",
    "`cut`) claim no use: where lives are at stake all rules hold, elsewhere what must not happen must not.",
    "",
    row(["Group", "Gate", ...names]),
    row(["---", "---", ...names.map(() => "---:")]),
    ...groups.map((group) =>
      row([
        group,
        golden.groups[group].gate,
        ...results.map((result) => {
          const score = scoresOf(result).find((one) => one.group === group);
          return `${score?.passed ?? 0}/${score?.of ?? 0}`;
        }),
      ]),
    ),
    "",
    row(["Model", "Gate", "Reached", "Needed"]),
    row(["---", "---", "---:", "---:"]),
    ...results.flatMap((result) =>
      gatesOf(result).map(({ title, passed, of, share }) =>
        row([result.mode.name, title, `${passed} of ${of}`, `${Math.round(share * 100)} %`]),
      ),
    ),
    "",
    ...(missing.length > 0
      ? [
          "## What does not pass yet",
          "",
          row(["Model", "Case", "Title", "Why"]),
          row(["---", "---", "---", "---"]),
          ...missing,
          "",
        ]
      : []),
  ].join("\n");
}

/** Without what was said in this run. */
const plainFailure = (failure: string): string => failure.replace(/ \(called: .*\)$/, "").replaceAll("|", "\\|");
