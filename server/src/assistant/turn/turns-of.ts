import { redact } from "@app/engine/assistant/redact";
import type { Part, Turn } from "../model/model.ts";
import type { TurnContext } from "./read-context.ts";

/**
 * The conversation as a vendor reads it: without what names the member, the summary of what is older first. It is not part of
 * the instructions, which stay the same from question to question and are cached.
 */
export function turnsOf(question: string, { person, previous, summary }: TurnContext): Turn[] {
  const textOf = (text: string): Part => ({ type: "text", text: redact(text, person) });
  const turns = [...previous, { from: "member" as const, text: question }].map(
    ({ from, text }): Turn => ({ role: from === "member" ? "user" : "assistant", parts: [textOf(text)] }),
  );
  if (summary === null) return turns;
  const [first, ...rest] = turns;
  // Both protocols want to hear the user first, and not twice in a row.
  return first?.role === "user"
    ? [{ ...first, parts: [textOf(summary), ...first.parts] }, ...rest]
    : [{ role: "user", parts: [textOf(summary)] }, ...turns];
}
