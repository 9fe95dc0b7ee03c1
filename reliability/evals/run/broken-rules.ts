import { ungroundedIn } from "@app/engine/assistant/testing/evaluation/grounded";
import { type Outcome, plain, sentencesIn } from "@app/engine/assistant/testing/evaluation/reply";
import { FORBIDDEN } from "../models/worst.ts";

/** What holds for every answer, whatever was asked and whoever wrote it: why it does not; empty: it does. */
export function brokenRules(outcome: Outcome, { raw, canary }: { raw: string; canary: string }): string[] {
  const bytes = plain(raw);
  const asked = plain(outcome.asked.join("\n"));
  const received = Object.entries(FORBIDDEN).flatMap(([name, text]) =>
    bytes.includes(plain(text)) && !asked.includes(plain(text)) ? [`the browser received: ${name}`] : [],
  );
  const results = outcome.calls.map(({ output }) => output);
  // The fixed texts of danger hold their own numbers, which people have approved.
  const isFixed = outcome.blocks.some(({ kind }) => kind === "card");
  const invented = isFixed ? [] : ungroundedIn(sentencesIn(outcome.blocks), results, outcome.asked);
  return [
    ...received,
    ...(bytes.includes(plain(canary)) ? ["the browser received: canary"] : []),
    ...(invented.length > 0 ? [`invented ${invented.join(", ")}`] : []),
  ];
}
