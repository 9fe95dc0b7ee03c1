import type { RuleSet } from "../../rules/rule-set.ts";
import type { Answers } from "./answers/everyday-answer.ts";
import { everydayAnswers } from "./answers/everyday-answers.ts";
import { appetite } from "./intents/appetite.ts";
import { body } from "./intents/body.ts";
import { classes } from "./intents/classes.ts";
import { eatingOut } from "./intents/eating-out.ts";
import type { EverydayIntent } from "./intents/everyday-intent.ts";
import { givingUp } from "./intents/giving-up.ts";
import { heardPhrases } from "./intents/heard-phrases.ts";
import { meals } from "./intents/meals.ts";
import { saidPhrases } from "./intents/said-phrases.ts";
import { service } from "./intents/service.ts";
import { training } from "./intents/training.ts";
import type { Classes } from "./words/cues.ts";

type Everyday = {
  /** In the order in which, of two as good, one is chosen. */
  readonly intents: readonly EverydayIntent[];
  readonly classes: Classes;
  readonly answers: Answers;
  readonly heard: Readonly<Record<string, readonly string[]>>;
  readonly said: Readonly<Record<string, readonly string[]>>;
};

export const everydayRules: RuleSet<Everyday> = {
  id: "everyday-intents",
  version: "2",
  title: "O que se pede no dia a dia, e o que o assistente responde sem modelo",
  author: "Prumo",
  sources: [
    "Written for this service; what it says of food, training and pain is reviewed by the responsible professionals",
    "docs/decisions/programme/0200-useful-answers-without-a-model.md",
  ],
  content: {
    intents: [...givingUp, ...appetite, ...body, ...training, ...eatingOut, ...meals, ...service],
    classes,
    answers: everydayAnswers,
    heard: heardPhrases,
    said: saidPhrases,
  },
};
