import { brand } from "@app/contract/brand";
import { expect } from "vitest";
import { test } from "../testing/http.ts";
import { aRegistration } from "../testing/makers.ts";
import { notifyTeam } from "./notify-team.ts";
import { findOffer } from "./queries.ts";
import { recordContact } from "./record-attempt.ts";

const HOUR = 60 * 60_000;
const from = (path: string) => ({
  eventId: `lead_${crypto.randomUUID()}`,
  currentUrl: `https://prumo.example${path}?gclid=1`,
});

test("a landing form creates a lead with its variant, offer and promise, and notifies the team", async ({
  api,
  deps,
}) => {
  const form = aRegistration({ conversionParams: from("/emagrecimento") });
  const reply = await api<{ user: { _id: string }; call: { promisedBy: string } }>("POST", "/v1/public/register", {
    body: form,
  });

  const accountId = reply.body.return?.user._id ?? "";
  const lead = await deps.db
    .selectFrom("leads")
    .selectAll()
    .where("accountId", "=", accountId)
    .executeTakeFirstOrThrow();
  expect(lead).toMatchObject({ variant: "B", offerCents: 197_70, promise: "24-hours" });
  expect(reply.body.return?.call.promisedBy).toBe(lead.dueAt.toISOString());
  expect(await findOffer(deps, accountId)).toBe(197_70);

  await notifyTeam(deps);
  const notified = await deps.db
    .selectFrom("messages")
    .select(["channel", "recipient"])
    .where("dedupeKey", "like", `%${lead.id}`)
    .execute();
  expect(notified.map(({ recipient }) => recipient).toSorted()).toEqual(
    [deps.team.whatsapp, deps.team.email].toSorted(),
  );
});

test("a visitor who has an account still gets the call, and the response says so", async ({ api, deps }) => {
  const form = aRegistration();
  await api("POST", "/v1/public/register", { body: form });

  const again = await api("POST", "/v1/public/register", { body: { ...form, conversionParams: from("/lp") } });

  expect(again.body).toMatchObject({ code: 409, error: "account-exists-lead-recorded" });
  const leads = await deps.db.selectFrom("leads").selectAll().where("phone", "=", `+55${form.phone}`).execute();
  expect(leads).toMatchObject([{ variant: "A", promise: "5-minutes", offerCents: 199_99 }]);
});

test("an overdue promise is escalated once; a kept one is not", async ({ api, deps, clock }) => {
  const kept = aRegistration({ conversionParams: from("/lp3") });
  const broken = aRegistration({ conversionParams: from("/lp3") });
  for (const form of [kept, broken]) await api("POST", "/v1/public/register", { body: form });
  const leadOf = ({ phone }: { phone: string }) =>
    deps.db.selectFrom("leads").selectAll().where("phone", "=", `+55${phone}`).executeTakeFirstOrThrow();
  expect(await recordContact(deps, { leadId: (await leadOf(kept)).id, by: "Equipe", note: null })).toBe(true);
  expect(await recordContact(deps, { leadId: (await leadOf(kept)).id, by: "Outra", note: null })).toBe(false);

  clock.advance(72 * HOUR);
  await notifyTeam(deps);
  await notifyTeam(deps);

  const overdue = await deps.db
    .selectFrom("messages")
    .select("dedupeKey")
    .where("template", "=", "lead-overdue")
    .execute();
  const about = overdue.map(({ dedupeKey }) => dedupeKey?.split(" ").at(-1));
  expect(about.filter((id) => id === about[0])).toHaveLength(2);
  expect(about).toContain((await leadOf(broken)).id);
  expect(about).not.toContain((await leadOf(kept)).id);
});

test("a request from a page of another site creates no lead", async ({ api, deps }) => {
  const form = aRegistration({ conversionParams: { currentUrl: "https://outro.example/qualquer" } });
  await api("POST", "/v1/public/register", { body: form });
  expect(await deps.db.selectFrom("leads").selectAll().where("phone", "=", `+55${form.phone}`).execute()).toEqual([]);
  expect(brand.serviceHours.timeZone).toBe("America/Sao_Paulo");
});
