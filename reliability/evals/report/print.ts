import type { ModeResult } from "../run/run-mode.ts";
import { gatesOf, groups, scoresOf } from "./gates.ts";

const WIDTH = 11;
const cell = (text: string): string => text.padStart(WIDTH);

/** A line for each group, a column for each model; then what failed, and the gates. */
export function printResults(results: readonly ModeResult[]): { passed: number; failed: number } {
  console.log(["".padEnd(16), ...results.map(({ mode }) => cell(mode.name))].join(""));
  for (const group of groups) {
    const scores = results.map((result) => scoresOf(result).find((score) => score.group === group));
    console.log([group.padEnd(16), ...scores.map((score) => cell(`${score?.passed ?? 0}/${score?.of ?? 0}`))].join(""));
  }
  for (const { mode, cases, leaks } of results) {
    for (const { case: one, failures } of cases)
      if (failures.length > 0) console.log(`     ${mode.name} ${one.id} (${one.group}): ${failures.join("; ")}`);
    for (const leak of leaks) console.log(`     ${mode.name}: ${leak}`);
  }
  const gates = results.flatMap((result) => gatesOf(result).map((gate) => ({ ...gate, mode: result.mode.name })));
  for (const { mode, title, passed, of, share, isMet } of gates)
    console.log(`${isMet ? "ok" : "not ok"} ${mode}: ${title}, ${passed} of ${of} (gate ${Math.round(share * 100)} %)`);
  const failed = gates.filter(({ isMet }) => !isMet).length;
  return { passed: gates.length - failed, failed };
}

/** Of this machine, in this run. */
export function printTimes(results: readonly ModeResult[], seconds: number): void {
  for (const { mode, cases, requests } of results) {
    const times = cases.map(({ firstWordsMs }) => firstWordsMs).toSorted((a, b) => a - b);
    const at = (share: number) => Math.round(times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0);
    console.log(
      `${mode.name}: first words after ${at(0.5)} ms (p50), ${at(0.95)} ms (p95); ${requests} requests to a model`,
    );
  }
  console.log(`${Math.round(seconds)} s in all`);
}

/** For people: what was asked last, and what was said. */
export function printAnswers(results: readonly ModeResult[]): void {
  for (const { mode, cases } of results)
    for (const { case: one, said } of cases)
      console.log(`[${mode.name} ${one.id}] ${one.turns.at(-1)?.text}\n${said}\n`);
}
