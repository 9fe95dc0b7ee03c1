import type { Mutation } from "@app/contract/sync";
import { recordIdOf } from "@app/engine/intake/answer-id";
import type { AnswerId, Answers } from "@app/engine/intake/answers";
import { questionnaire } from "@app/engine/intake/questionnaire/questionnaire";
import { wordingHashOf } from "@app/engine/intake/questionnaire/wording";
import type { aDevice } from "../../sync/testing/devices.ts";

type Device = Pick<ReturnType<typeof aDevice>, "put">;

/** The put of one answer, as the questionnaire's screen makes it. */
export const anAnswer = (device: Device, question: AnswerId, value: unknown, more: object = {}): Mutation =>
  device.put(
    recordIdOf(question),
    { answer: { value, version: questionnaire.version, wording: wordingHashOf(question), ...more } },
    "answer",
  );

/** All answers of a person but the consents, which are no answers. */
export const putsOf = (device: Device, { c1: _, c2: __, ...answers }: Answers): Mutation[] =>
  Object.entries(answers).map(([question, value]) => anAnswer(device, question as AnswerId, value));
