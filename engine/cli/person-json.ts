import * as z from "zod";
import type { Answers, IntakeContext } from "../src/intake/answers.ts";
import { type AnswerProblem, checkAnswer } from "../src/intake/questionnaire/check-answer.ts";
import { questionnaire } from "../src/intake/questionnaire/questionnaire.ts";

const ids = new Set<string>(questionnaire.content.questions.map(({ id }) => id));

const REASONS: Record<AnswerProblem, string> = {
  missing: "falta uma parte da resposta",
  malformed: "não tem a forma da resposta",
  "not-an-option": "não é uma das opções",
  "out-of-range": "está fora da faixa",
  "too-long": "é longo demais",
  "too-many": "tem itens demais",
};

const PersonJson = z.object({
  today: z.iso.date(),
  context: z.object({ country: z.string().length(2), plan: z.enum(["completo", "gratis"]).optional() }),
  answers: z.record(z.string(), z.unknown()).superRefine((answers, context) => {
    for (const [id, value] of Object.entries(answers)) {
      const problem = value === null ? undefined : problemOf(id, value);
      if (problem) context.addIssue({ code: "custom", path: [id], message: problem });
    }
  }),
  seed: z.string().max(80).optional(),
});

/** Other seeds give other plans of the same answers. */
const SEED = "engine";

export type Person = { today: string; context: IntakeContext; answers: Answers; seed: string };

/** An answer that is null was not given. */
export function parsePerson(json: unknown): Person {
  const { today, context, answers, seed = SEED } = PersonJson.parse(json);
  const given = Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== null));
  const { country, plan } = context;
  return { today, context: plan ? { country, plan } : { country }, answers: given, seed };
}

function problemOf(id: string, value: unknown): string | undefined {
  if (!ids.has(id)) return "essa pergunta não existe";
  const problem = checkAnswer(id as keyof Answers, value);
  return problem && REASONS[problem];
}
