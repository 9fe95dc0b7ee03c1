import type { Thread } from "@app/contract/conversations";
import type { Holder } from "@app/contract/staff/conversations";
import * as fc from "fast-check";

// What may happen to the two threads of one member, as data: fast-check makes logs of it and shortens the one that fails.

export type DeviceIndex = 0 | 1;
/** A nutritionist, a trainer and support. */
export type PersonIndex = 0 | 1 | 2;

export type Fault =
  | { type: "none" }
  /** The API's connection breaks before a statement of its transaction, the commit among them. */
  | { type: "api-killed"; statement: number }
  /** The transaction is committed, and the answer does not arrive. */
  | { type: "answer-lost" };

/** The page is closed before or after a step of sending: a read or write of its store, or a call. */
export type PageKilled = { type: "page-killed"; step: number; isAfter: boolean };

/** A device that writes and does not send has no connection. */
export type DeviceAct =
  | { type: "write"; thread: Thread; isDanger: boolean }
  | { type: "send"; fault: Fault | PageKilled }
  | { type: "look"; thread: Thread }
  | { type: "read"; thread: Thread; fault: Fault }
  /** A message that was stored long ago comes again, as from a device that was restored from a copy. */
  | { type: "resend"; pick: number }
  /** Another text under the id of a message, or its deletion: neither is possible. */
  | { type: "rewrite"; pick: number; op: "put" | "delete" }
  | { type: "close" };

/** An answer or a hand-over that was not acknowledged is sent again with the same key before another is written. */
export type PersonAct =
  | { type: "answer"; fault: Fault }
  | { type: "look" }
  | { type: "read"; fault: Fault }
  | { type: "hand-over"; to: Holder; fault: Fault };

export type Step =
  | { type: "device"; device: DeviceIndex; act: DeviceAct }
  | { type: "person"; person: PersonIndex; act: PersonAct }
  /** All of them at the same time. */
  | { type: "together"; devices: [DeviceAct, DeviceAct]; people: [PersonAct, PersonAct, PersonAct] }
  | { type: "wait"; minutes: number };

export type Scenario = {
  /** With a copy on the device, or in memory alone. */
  durable: [boolean, boolean];
  /** How far each device's clock is off. */
  skewMinutes: [number, number];
  /** Without it nothing is promised. */
  hasAccess: boolean;
  steps: Step[];
};

const type = <Type extends string>(name: Type) => fc.constant(name);
const device = fc.constantFrom<DeviceIndex>(0, 1);
const person = fc.constantFrom<PersonIndex>(0, 1, 2);
const thread = fc.constantFrom<Thread>("team", "team", "support");
const pick = fc.nat(7);
const isDanger = fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, fc.constant(true));

/** A message with words of danger takes most statements. */
const MOST_STATEMENTS = 40;
const fault: fc.Arbitrary<Fault> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ type: type("none") }) },
  { weight: 3, arbitrary: fc.record({ type: type("api-killed"), statement: fc.nat(MOST_STATEMENTS) }) },
  { weight: 3, arbitrary: fc.record({ type: type("answer-lost") }) },
);
const pageKilled = fc.record({ type: type("page-killed"), step: fc.nat(4), isAfter: fc.boolean() });

const deviceAct: fc.Arbitrary<DeviceAct> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ type: type("write"), thread, isDanger }) },
  {
    weight: 8,
    arbitrary: fc.record({ type: type("send"), fault: fc.oneof({ weight: 3, arbitrary: fault }, pageKilled) }),
  },
  { weight: 3, arbitrary: fc.record({ type: type("look"), thread }) },
  { weight: 3, arbitrary: fc.record({ type: type("read"), thread, fault }) },
  { weight: 1, arbitrary: fc.record({ type: type("resend"), pick }) },
  { weight: 1, arbitrary: fc.record({ type: type("rewrite"), pick, op: fc.constantFrom("put", "delete") }) },
  { weight: 1, arbitrary: fc.record({ type: type("close") }) },
);

const personAct: fc.Arbitrary<PersonAct> = fc.oneof(
  { weight: 7, arbitrary: fc.record({ type: type("answer"), fault }) },
  { weight: 2, arbitrary: fc.record({ type: type("look") }) },
  { weight: 3, arbitrary: fc.record({ type: type("read"), fault }) },
  {
    weight: 3,
    arbitrary: fc.record({
      type: type("hand-over"),
      to: fc.constantFrom<Holder>("nutri", "treinador", "suporte"),
      fault,
    }),
  },
);

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 9, arbitrary: fc.record({ type: type("device"), device, act: deviceAct }) },
  { weight: 6, arbitrary: fc.record({ type: type("person"), person, act: personAct }) },
  {
    weight: 4,
    arbitrary: fc.record({
      type: type("together"),
      devices: fc.tuple(deviceAct, deviceAct),
      people: fc.tuple(personAct, personAct, personAct),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: type("wait"), minutes: fc.constantFrom(1, 90, 600, 3_000) }) },
);

const durable = fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) });
const skewMinutes = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.constantFrom(-2_880, -5, 5, 600));

export const scenarios: fc.Arbitrary<Scenario> = fc.record({
  durable: fc.tuple(durable, durable),
  skewMinutes: fc.tuple(skewMinutes, skewMinutes),
  hasAccess: fc.oneof({ weight: 5, arbitrary: fc.constant(true) }, fc.constant(false)),
  steps: fc.array(step, { minLength: 4, maxLength: 18, size: "max" }),
});
