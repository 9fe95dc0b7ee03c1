import { expect } from "vitest";
import { createFairSemaphore } from "../../platform/resilience/fair-semaphore.ts";
import { aClientContext, aPhone, aRegistration } from "../../testing/makers.ts";
import { test } from "../../testing/test.ts";
import { register } from "./register.ts";

const PEOPLE = 50;
const ATTEMPTS = 10_000;

/** The spellings one member uses for their own phone and e-mail. */
const spellings = (phone: string, email: string) => [
  { phone, email },
  { phone: `+55${phone}`, email: email.toUpperCase() },
  { phone: `0${phone}`, email: "" },
  { phone: `(${phone.slice(0, 2)}) ${phone.slice(2, 7)}-${phone.slice(7)}`, email: email.replace("ana", "Ana") },
];

test("10,000 parallel registrations over 200 spellings: one account for each member", async ({ deps }) => {
  const people = Array.from({ length: PEOPLE }, () => {
    const phone = aPhone();
    return { phone, email: `ana.${phone}@example.com` };
  });
  const forms = people.flatMap(({ phone, email }) => spellings(phone, email));
  expect(new Set(forms.map(({ phone }) => phone)).size).toBe(200);

  // No load shedding here: on a slow machine some of the requests would be shed.
  const patient = {
    ...deps,
    hashing: createFairSemaphore({ slots: 2, slotsPerClient: 2, maxQueued: ATTEMPTS, maxQueuedPerClient: ATTEMPTS }),
  };
  const outcomes = await Promise.allSettled(
    Array.from({ length: ATTEMPTS }, (_, n) =>
      register(patient, { form: aRegistration(forms[n % forms.length] ?? {}), clientContext: aClientContext() }),
    ),
  );

  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(PEOPLE);
  const codes = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason.code] : []));
  expect(new Set(codes)).toEqual(new Set(["phone-taken"]));
  for (const { phone } of people) {
    const accounts = await deps.db.selectFrom("accounts").select("id").where("phone", "=", `+55${phone}`).execute();
    expect(accounts).toHaveLength(1);
  }
});
