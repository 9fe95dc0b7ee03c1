import * as fc from "fast-check";
import { anyTrainingRequest } from "../../engine/src/training/programme/testing/any-training-request.ts";
import {
  formatMeasures,
  type Measures,
  measureTraining,
} from "../../engine/src/training/programme/testing/measure-training.ts";
import { findTrainingFaults } from "../../engine/src/training/programme/testing/training-faults.ts";
import { trainingOf } from "../../engine/src/training/programme/training.ts";
import type { TrainingRequest } from "../../engine/src/training/programme/training-request.ts";

/** `npm run prove -- training 2000` makes fewer. */
const PROGRAMMES = Number(process.argv[3] ?? 200_000);
const BATCH = Math.min(PROGRAMMES, 5_000);
const MOST_MS = 20;

/** Programmes of members of every level, place and limit: faults, time, reasons, and what a trainer would count. */
export async function proveTraining(): Promise<void> {
  const seed = Date.now() % 1_000_000_000;
  console.log(`${PROGRAMMES} programmes, seed ${seed}`);
  const times: number[] = [];
  const codes = new Map<string, number>();
  const measures: Measures = new Map();
  const warmUps = new Set<string>();
  let faulty = 0;
  for (let done = 0; done < PROGRAMMES; done += BATCH) {
    for (const request of fc.sample(anyTrainingRequest(), { seed: seed + done, numRuns: BATCH })) {
      const faults = proveOne(request, { times, codes, measures, warmUps });
      if (faults.length > 0) faulty += 1;
      for (const fault of faulty <= 10 ? faults : []) console.error(`  ${fault}`);
    }
  }
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.floor(share * (times.length - 1))] ?? 0;
  console.log(
    `${faulty} with a fault; p50 ${at(0.5).toFixed(1)} ms, p99 ${at(0.99).toFixed(1)} ms, longest ${at(1).toFixed(0)} ms`,
  );
  for (const [code, count] of [...codes].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    console.log(`${code}: ${((100 * count) / PROGRAMMES).toFixed(2)} %`);
  }
  for (const line of formatMeasures(measures)) console.log(line);
  console.log(`${warmUps.size} different moves in the warm-ups`);
  if (faulty > 0 || at(0.99) > MOST_MS) process.exitCode = 1;
}

type Seen = {
  readonly times: number[];
  readonly codes: Map<string, number>;
  readonly measures: Measures;
  readonly warmUps: Set<string>;
};

function proveOne(request: TrainingRequest, { times, codes, measures, warmUps }: Seen): string[] {
  const since = performance.now();
  const made = trainingOf(request);
  times.push(performance.now() - since);
  for (const { code } of made.reasons) codes.set(code, (codes.get(code) ?? 0) + 1);
  measureTraining(measures, request, made);
  for (const { warmUp } of made.training.sessions) for (const { exercise } of warmUp) warmUps.add(exercise);
  return findTrainingFaults(request, made);
}
