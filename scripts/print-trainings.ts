/** Prints forty programmes, a few lines each, to be read one by one after a change of the composer. */
import type { Training } from "../contract/src/plan-training.ts";
import { findExercise } from "../engine/src/training/library/library.ts";
import { brokenSessionRules } from "../engine/src/training/programme/session/session-rules.ts";
import { fortyPeople } from "../engine/src/training/programme/testing/forty-people.ts";
import { trainingOf } from "../engine/src/training/programme/training.ts";
import { trainingReasonText } from "../engine/src/training/words/training-reason-text.ts";

const nameOf = (id: string): string => findExercise(id)?.name ?? id;
const isWordy = process.argv.includes("--reasons");

function print(training: Training): void {
  for (const { id, kind, minutes, warmUp, exercises, short } of training.sessions) {
    const before = warmUp.map(
      ({ exercise, count, unit }) => `${nameOf(exercise)} ${count}${unit === "reps" ? "×" : "s"}`,
    );
    console.log(`  ${id} ${kind}, ${minutes.join("/")} min. Aquecimento: ${before.join(", ")}`);
    for (const part of exercises) {
      const pair = part.pair === null ? "" : ` [dupla ${part.pair}]`;
      const unit = part.unit === "seconds" ? " s" : "";
      const sets = `${part.sets.join("")} × ${part.target.join("–")}${unit}, ${part.restSeconds} s${pair}`;
      console.log(`    ${part.id} ${nameOf(part.exercise)}: ${sets} | ${part.swaps.map(nameOf).join(", ")}`);
    }
    if (short)
      console.log(`    curta, ${short.minutes} min: ${short.parts.map((part) => `${part.id}×${part.sets}`).join(" ")}`);
  }
  const { cardio, walks, reserve } = training;
  console.log(
    `  reserva ${reserve.join("/")}; ${walks} caminhadas; cardio ${cardio.minutes.join("/")} min: ${cardio.exercises.map(nameOf).join(", ")}`,
  );
}

let broken = 0;
for (const [index, { name, request }] of fortyPeople.entries()) {
  if (!request) {
    console.log(`\n${index + 1} ${name}: uma pessoa olha antes`);
    continue;
  }
  const { level, goal, days, minutes, place, spared, isLimited, isOlder } = request;
  const limits = [...Object.keys(spared), ...(isLimited ? ["nível B"] : []), ...(isOlder ? ["60+"] : [])].join(", ");
  console.log(
    `\n${index + 1} ${name}: ${goal}, ${level}, ${days} dias, ${minutes} min, ${place}${limits && `, ${limits}`}`,
  );
  const { training, reasons } = trainingOf(request);
  print(training);
  const faults = brokenSessionRules(training, request, reasons);
  broken += faults.length;
  for (const fault of faults) console.log(`  !! ${fault}`);
  for (const reason of reasons) {
    if (isWordy || reason.code.includes(".lack.")) console.log(`  - ${trainingReasonText(reason)}`);
  }
}
console.log(`\n${broken} broken session rules`);
process.exitCode = broken > 0 ? 1 : 0;
