import { eatingAnswers } from "./eating.ts";
import type { Answers } from "./everyday-answer.ts";
import { mindAndBody } from "./mind-and-body.ts";
import { serviceAnswers } from "./service.ts";
import { trainingAnswers } from "./training.ts";

/** By intent; an intent that is missing here has a rule of its own. */
export const everydayAnswers: Answers = { ...mindAndBody, ...trainingAnswers, ...eatingAnswers, ...serviceAnswers };
