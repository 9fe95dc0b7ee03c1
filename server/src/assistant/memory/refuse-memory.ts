import type { MemoryKey } from "@app/contract/assistant";
import type { ProblemCode } from "@app/contract/problems";
import { checkMemory, type MemoryRefusal } from "@app/engine/assistant/check-memory";
import { type RedactedPerson, redact } from "@app/engine/assistant/redact";
import { Problem } from "../../platform/http/problem.ts";

const problemOf: Record<MemoryRefusal, ProblemCode> = {
  "about-health": "memory-about-health",
  "body-number": "memory-body-number",
  "not-a-memory": "memory-not-possible",
};

/** Diseases, medicines, exams, numbers of the body, commands, and whatever names a person are not remembered. */
export function refuseMemory(memory: { key: MemoryKey; text: string }, person: RedactedPerson): void {
  const refusal = checkMemory(memory);
  if (refusal) throw new Problem(problemOf[refusal]);
  if (redact(memory.text, person) !== memory.text) throw new Problem("memory-identifying");
}
