import type { Answers } from "@app/engine/intake/answers";
import type { Page } from "@playwright/test";
import { buyPlan } from "./buy.ts";
import { register } from "./checkout.ts";
import { answerAll, plainAnswers } from "./intake-answers.ts";
import type { Visitor } from "./journey.ts";
import { signInToApp } from "./member.ts";

/** A member of the Complete plan whose answers have led to a plan. */
export async function becomePlanned(page: Page, visitor: Visitor, answers: Answers = plainAnswers): Promise<void> {
  await register(page, visitor);
  await buyPlan(page, visitor);
  await answerAll(page, visitor, answers);
  await signInToApp(page, visitor);
}
