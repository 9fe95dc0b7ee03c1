import * as fc from "fast-check";

// What may happen to two devices of one account, as data: fast-check makes logs of it and shortens the one that fails.

type DeviceIndex = 0 | 1;

/** Where a flush breaks. Steps are counted: reads and writes of the store and calls, in their order. */
export type Fault =
  | { type: "none" }
  /** The page is closed before or after a step. What is only in memory is gone. */
  | { type: "page-killed"; step: number; isAfter: boolean }
  /** The API dies at a statement of its transaction. */
  | { type: "api-killed"; call: number; statement: number }
  /** The transaction is committed, and the answer does not arrive. */
  | { type: "answer-lost"; call: number };

export type Step =
  | { type: "add"; device: DeviceIndex; seed: number }
  | { type: "edit"; device: DeviceIndex; pick: number; seed: number }
  | { type: "delete"; device: DeviceIndex; pick: number }
  | { type: "flush"; device: DeviceIndex; fault: Fault }
  /** Both at the same time. */
  | { type: "flush-both" }
  | { type: "close-page"; device: DeviceIndex }
  | { type: "consent" };

export type Scenario = {
  /** With a copy on the device, or in memory alone. */
  durable: [boolean, boolean];
  /** How far each device's clock is off, in hours. */
  skewHours: [number, number];
  isConsentGiven: boolean;
  steps: Step[];
};

const device = fc.constantFrom<DeviceIndex>(0, 1);
const pick = fc.nat(7);
const seed = fc.nat(999);

const fault: fc.Arbitrary<Fault> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Fault>({ type: "none" }) },
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constant("page-killed" as const), step: fc.nat(4), isAfter: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant("api-killed" as const), call: fc.nat(1), statement: fc.nat(14) }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant("answer-lost" as const), call: fc.nat(1) }) },
);

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constant("add" as const), device, seed }) },
  { weight: 5, arbitrary: fc.record({ type: fc.constant("edit" as const), device, pick, seed }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant("delete" as const), device, pick }) },
  { weight: 7, arbitrary: fc.record({ type: fc.constant("flush" as const), device, fault }) },
  { weight: 1, arbitrary: fc.constant<Step>({ type: "flush-both" }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant("close-page" as const), device }) },
  { weight: 1, arbitrary: fc.constant<Step>({ type: "consent" }) },
);

const durable = fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) });
// More than a day ahead is refused by the server until the device stamps again.
const skewHours = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.constantFrom(-48, -1, 1, 30));

export const scenarios: fc.Arbitrary<Scenario> = fc.record({
  durable: fc.tuple(durable, durable),
  skewHours: fc.tuple(skewHours, skewHours),
  isConsentGiven: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.constant(false)),
  steps: fc.array(step, { minLength: 2, maxLength: 12, size: "max" }),
});
