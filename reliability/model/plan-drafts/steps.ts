import * as fc from "fast-check";

// What may happen to the drafts of one member, as data: fast-check makes logs of it and shortens the one that fails.

/** Two nutritionists, who meet in the diet, and a trainer. */
export type WriterIndex = 0 | 1 | 2;

export type Fault =
  | { type: "none" }
  /** The API dies before a statement of its transaction. */
  | { type: "api-killed"; statement: number }
  /** The transaction is committed, and the answer does not arrive. */
  | { type: "answer-lost" };

/** `save` sends again, with the same key, what was not answered. */
export type Act =
  | { type: "open" }
  | { type: "lease"; isTakeOver: boolean; fault: Fault }
  | { type: "save"; fault: Fault }
  | { type: "release" }
  | { type: "discard"; fault: Fault };

export type Step =
  | { type: "act"; writer: WriterIndex; act: Act }
  /** All of them at the same time. */
  | { type: "together"; acts: [Act, Act, Act] }
  | { type: "wait"; seconds: number }
  /** The page is closed: what it had seen and not saved is gone. */
  | { type: "close"; writer: WriterIndex };

const writer = fc.constantFrom<WriterIndex>(0, 1, 2);
const fault: fc.Arbitrary<Fault> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Fault>({ type: "none" }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant("api-killed" as const), statement: fc.nat(8) }) },
  { weight: 3, arbitrary: fc.constant<Fault>({ type: "answer-lost" }) },
);

const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Act>({ type: "open" }) },
  { weight: 5, arbitrary: fc.record({ type: fc.constant("lease" as const), isTakeOver: fc.boolean(), fault }) },
  { weight: 9, arbitrary: fc.record({ type: fc.constant("save" as const), fault }) },
  { weight: 1, arbitrary: fc.constant<Act>({ type: "release" }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant("discard" as const), fault }) },
);

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ type: fc.constant("act" as const), writer, act }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant("together" as const), acts: fc.tuple(act, act, act) }) },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant("wait" as const), seconds: fc.constantFrom(5, 60, 89, 91, 300) }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant("close" as const), writer }) },
);

export const scenarios: fc.Arbitrary<Step[]> = fc.array(step, { minLength: 4, maxLength: 24, size: "max" });
