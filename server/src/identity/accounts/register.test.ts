import { expect } from "vitest";
import { aClientContext, allowingAds, aPhone, aRegistration } from "../../testing/makers.ts";
import { test } from "../../testing/test.ts";
import { hashToken } from "../sessions/tokens.ts";
import { register } from "./register.ts";

test("creates an account under the canonical spelling of phone and e-mail", async ({ deps }) => {
  const phone = aPhone();
  const form = aRegistration({ phone: `(${phone.slice(0, 2)}) ${phone.slice(2)}`, email: `Ana.${phone}@Example.com` });

  const { user } = await register(deps, { form, clientContext: aClientContext() });

  const account = await deps.db.selectFrom("accounts").selectAll().where("id", "=", user._id).executeTakeFirstOrThrow();
  expect(account).toMatchObject({ phone: `+55${phone}`, email: `ana.${phone}@example.com`, signupIp: "203.0.113.7" });
});

test("signs the new account in on the device that registered", async ({ deps }) => {
  const phone = aPhone();
  const { user, session } = await register(deps, {
    form: aRegistration({ phone, email: "" }),
    clientContext: aClientContext(),
  });

  expect(session.username).toBe(`+55${phone}`);
  const row = await deps.db
    .selectFrom("sessions")
    .selectAll()
    .where("accountId", "=", user._id)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ tokenHash: hashToken(session.token), ip: "203.0.113.7" });
});

test("stores no password, only its Argon2id hash", async ({ deps }) => {
  // As in production, where no configuration lowers the cost.
  const { user } = await register(
    { ...deps, hashing: { run: (ip, work) => deps.hashing.run(ip, work) } },
    {
      form: aRegistration({ password: "segredo-que-nao-fica" }),
      clientContext: aClientContext(),
    },
  );

  const row = await deps.db.selectFrom("accounts").selectAll().where("id", "=", user._id).executeTakeFirstOrThrow();
  expect(row.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(JSON.stringify(row)).not.toContain("segredo-que-nao-fica");
});

test("a taken phone is refused, however it is written", async ({ deps }) => {
  const phone = aPhone();
  await register(deps, { form: aRegistration({ phone }), clientContext: aClientContext() });

  await expect(
    register(deps, { form: aRegistration({ phone: `+55 ${phone}` }), clientContext: aClientContext() }),
  ).rejects.toMatchObject({
    code: "phone-taken",
  });
});

test("a taken email is refused, whatever its letter case", async ({ deps }) => {
  const email = `ana.${aPhone()}@example.com`;
  await register(deps, { form: aRegistration({ email }), clientContext: aClientContext() });

  await expect(
    register(deps, { form: aRegistration({ email: email.toUpperCase() }), clientContext: aClientContext() }),
  ).rejects.toMatchObject({
    code: "email-taken",
  });
});

test("accounts without an e-mail do not conflict with each other", async ({ deps }) => {
  await register(deps, { form: aRegistration({ email: "" }), clientContext: aClientContext() });
  await expect(
    register(deps, { form: aRegistration({ email: "" }), clientContext: aClientContext() }),
  ).resolves.toHaveProperty("user._id");
});

test("many concurrent registrations of one phone: one account, every other request is refused as taken", async ({
  deps,
}) => {
  const phone = aPhone();
  const attempts = Array.from({ length: 200 }, () =>
    register(deps, { form: aRegistration({ phone }), clientContext: aClientContext() }),
  );

  const outcomes = await Promise.allSettled(attempts);

  const refused = outcomes.filter((outcome) => outcome.status === "rejected");
  expect(refused).toHaveLength(199);
  expect(new Set(refused.map(({ reason }) => reason.code))).toEqual(new Set(["phone-taken"]));
});

test("with consent the event and its relay are stored with the account", async ({ deps }) => {
  const form = aRegistration({ consent: allowingAds() });
  const { user } = await register(deps, { form, clientContext: aClientContext() });

  const conversion = await deps.db
    .selectFrom("conversions")
    .innerJoin("relays", "relays.conversionId", "conversions.id")
    .selectAll()
    .where("eventId", "=", form.fbEventId ?? "")
    .executeTakeFirstOrThrow();
  expect(conversion).toMatchObject({ eventName: "CompleteRegistration", accountId: user._id, status: "due" });
});

test.for([allowingAds(false), undefined])(
  "with consent %o the event has no account and is not relayed",
  async (consent, { deps }) => {
    const form = aRegistration({ ...(consent && { consent }) });
    await register(deps, { form, clientContext: aClientContext() });

    const conversion = await deps.db
      .selectFrom("conversions")
      .leftJoin("relays", "relays.conversionId", "conversions.id")
      .selectAll("conversions")
      .select("relays.status")
      .where("eventId", "=", form.fbEventId ?? "")
      .executeTakeFirstOrThrow();
    expect(conversion).toMatchObject({ accountId: null, clientIp: null, userAgent: null, status: null });
  },
);

test("a refused registration stores nothing", async ({ deps }) => {
  const phone = aPhone();
  await register(deps, { form: aRegistration({ phone }), clientContext: aClientContext() });
  const form = aRegistration({ phone, consent: allowingAds() });
  await register(deps, { form, clientContext: aClientContext() }).catch(() => undefined);

  const events = await deps.db
    .selectFrom("conversions")
    .select("id")
    .where("eventId", "=", form.fbEventId ?? "")
    .execute();
  expect(events).toEqual([]);
});
