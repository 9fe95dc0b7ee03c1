import { expect } from "vitest";
import type { Deps } from "../deps.ts";
import { test } from "../testing/guarded.ts";
import { basic } from "../testing/http.ts";
import { inboxOf } from "../testing/inbox.ts";
import { aClientContext, aRegistration } from "../testing/makers.ts";
import { aVerifiedMember } from "../testing/members.ts";
import { register } from "./register.ts";
import { requestPasswordReset } from "./request-password-reset.ts";

const emailsTo = async ({ db }: Deps, mark: string, templates: string[]) => {
  const sent = db.selectFrom("messages").select("id").where("recipient", "like", `%${mark}%`);
  return (await sent.where("template", "in", templates).execute()).length;
};
const aMark = () => `v${crypto.randomUUID().slice(0, 8)}`;

test("one inbox is greeted five times a day, however it is spelled; every account is made all the same", async ({
  deps,
}) => {
  const mark = aMark();
  const spellings = [
    ...Array.from({ length: 6 }, (_, n) => `${mark}+${n}@gmail.com`),
    `${mark}@googlemail.com`,
    `${mark.toUpperCase()}@Gmail.com`,
  ];
  for (const [n, email] of spellings.entries()) {
    const { user } = await register(deps, { form: aRegistration({ email }), clientContext: aClientContext() });
    expect(user._id).toBeTruthy();
    expect(await emailsTo(deps, mark, ["welcome"])).toBe(Math.min(n + 1, 5));
  }
  await register(deps, { form: aRegistration({ email: `${mark}@example.com` }), clientContext: aClientContext() });
  expect(await emailsTo(deps, mark, ["welcome"])).toBe(6);
});

test("a hundred accounts that name one inbox cause twelve emails an hour in it; its owner still gets theirs", async ({
  api,
  deps,
}) => {
  const mark = aMark();
  const { email } = await aVerifiedMember(api, deps, { email: `${mark}@gmail.com` });
  const before = await emailsTo(deps, mark, ["reset-password", "verify-contact"]);
  for (let n = 0; n < 14; n += 1) {
    const spelled = `${mark}+${n}@gmail.com`;
    await register(deps, { form: aRegistration({ email: spelled }), clientContext: aClientContext() });
    await requestPasswordReset(deps, { username: spelled, ip: `198.51.100.${n}` });
  }
  const caused = (await emailsTo(deps, mark, ["reset-password", "verify-contact"])) - before;
  // The first email, to an email that nobody had shown yet, was the owner's.
  expect(caused).toBe(11);

  await requestPasswordReset(deps, { username: email, ip: "198.51.100.99" });
  expect(await inboxOf(deps, email)).toMatchObject({ purpose: "reset" });
});

test("a name longer than any address is nobody's, and no failure of ours", async ({ api }) => {
  for (const length of [100, 240, 250, 300, 4_000]) {
    const headers = basic(`${"a".repeat(length)}@example.com`, "errada-1");
    const from = "2001:db8:1111:2222:3333:4444:5555:6666";
    expect((await api("GET", "/v1/auth/me", { headers, from })).status).toBe(401);
  }
});
