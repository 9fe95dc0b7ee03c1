import { expect } from "vitest";
import type { Deps } from "../../deps.ts";
import { test } from "../../testing/guarded.ts";
import { basic } from "../../testing/http.ts";
import { inboxOf } from "../../testing/inbox.ts";
import { aClientContext, aRegistration } from "../../testing/makers.ts";
import { aVerifiedMember } from "../../testing/members.ts";
import { register } from "../accounts/register.ts";
import { requestPasswordReset } from "../passwords/reset-password.ts";

const emailsTo = async ({ db }: Deps, inbox: string, templates: string[]) => {
  const sent = db.selectFrom("messages").select("id").where("recipient", "like", `%${inbox}%`);
  return (await sent.where("template", "in", templates).execute()).length;
};
const anInbox = () => `v${crypto.randomUUID().slice(0, 8)}`;

test("one inbox gets five welcome e-mails a day in any spelling; every account is still created", async ({ deps }) => {
  const inbox = anInbox();
  const spellings = [
    ...Array.from({ length: 6 }, (_, n) => `${inbox}+${n}@gmail.com`),
    `${inbox}@googlemail.com`,
    `${inbox.toUpperCase()}@Gmail.com`,
  ];
  for (const [n, email] of spellings.entries()) {
    const { user } = await register(deps, { form: aRegistration({ email }), clientContext: aClientContext() });
    expect(user._id).toBeTruthy();
    expect(await emailsTo(deps, inbox, ["welcome"])).toBe(Math.min(n + 1, 5));
  }
  await register(deps, { form: aRegistration({ email: `${inbox}@example.com` }), clientContext: aClientContext() });
  expect(await emailsTo(deps, inbox, ["welcome"])).toBe(6);
});

test("a hundred accounts naming one inbox cause twelve e-mails an hour to it; its owner still gets theirs", async ({
  api,
  deps,
}) => {
  const inbox = anInbox();
  const { email } = await aVerifiedMember(api, deps, { email: `${inbox}@gmail.com` });
  const before = await emailsTo(deps, inbox, ["reset-password", "verify-contact"]);
  for (let n = 0; n < 14; n += 1) {
    const spelling = `${inbox}+${n}@gmail.com`;
    await register(deps, { form: aRegistration({ email: spelling }), clientContext: aClientContext() });
    await requestPasswordReset(deps, { username: spelling, ip: `198.51.100.${n}` });
  }
  const caused = (await emailsTo(deps, inbox, ["reset-password", "verify-contact"])) - before;
  // One of the twelve was the owner's own, sent before the inbox was verified.
  expect(caused).toBe(11);

  await requestPasswordReset(deps, { username: email, ip: "198.51.100.99" });
  expect(await inboxOf(deps, email)).toMatchObject({ purpose: "reset" });
});

test("a username longer than any e-mail is a 401, not a server error", async ({ api }) => {
  for (const length of [100, 240, 250, 300, 4_000]) {
    const headers = basic(`${"a".repeat(length)}@example.com`, "errada-1");
    const from = "2001:db8:1111:2222:3333:4444:5555:6666";
    expect((await api("GET", "/v1/auth/me", { headers, from })).status).toBe(401);
  }
});
