/**
 * Words that this codebase once used for things that have a usual name, and the name to use. A word is looked for inside
 * identifiers, file names, classes, columns and problem codes, in every inflection; prose is not judged.
 */
export const usualTerm: Record<string, string> = {
  press: "payment attempt, request, click",
  patience: "timeout, deadline, max wait",
  breath: "overload, load shedding",
  door: "listen address, boundary, entry point",
  crowd: "load shedding, concurrent requests",
  stranger: "orphan charge, third party, attacker",
  deed: "audit log entry",
  house: "stack, system, service",
  letter: "e-mail",
  proof: "verification, evidence",
  told: "notified, sent, reported",
  weigh: "measure, compare, weight",
};

/** Names in which one of these words has its usual meaning. */
export const exceptions: readonly { name: RegExp; in?: RegExp; because: string }[] = [
  { name: /^aria-pressed$/, because: "the accessibility attribute" },
  { name: /^letter-?spacing$/i, because: "the CSS property" },
  { name: /dead[-_]?letter/i, because: "a message that is given up: the usual term" },
  { name: /^press(Sequentially)?$/, in: /^e2e\//, because: "Playwright's way to type on a keyboard" },
  { name: /^ClickHouse$/, because: "a database" },
  { name: /weigh[-_]?ins?/i, because: "a reading of a scale: the usual term" },
  {
    name: /press/i,
    in: /^(engine\/(cli|data\/exercises|src\/training)|server\/src\/seed|web\/src\/app\/(plan|workout))\//,
    because: "bench press, leg press: exercises",
  },
  {
    name: /^breathing$/,
    in: /^(engine\/(data\/exercises|src\/(training|checker))|web\/src\/app\/(plan|workout))\//,
    because: "of an exercise",
  },
  { name: /^breath$/, in: /^engine\/src\/safety\/hearing\//, because: "what somebody in danger writes in English" },
];
