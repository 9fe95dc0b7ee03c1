import type { SessionOpened } from "@app/contract/identity";
import { expect } from "vitest";
import { aCardSubmission } from "../../testing/buying.ts";
import { basic, test } from "../../testing/http.ts";
import { inboxOf } from "../../testing/inbox.ts";
import { aPhone } from "../../testing/makers.ts";
import { aMember, aVerifiedMember } from "../../testing/members.ts";
import { formatDevice } from "../sessions/format-device.ts";

type Confirmed = { address: string; session: SessionOpened };

test("a new phone needs the password, counts once its code is confirmed, and the old number is notified", async ({
  api,
  deps,
}) => {
  const { id, headers, email, password, phone: oldPhone } = await aVerifiedMember(api, deps);
  const phone = aPhone();
  const requestPhoneChange = (typed: string) =>
    api("POST", "/v1/auth/phone", { headers, body: { phone, password: typed } });
  expect((await requestPhoneChange("errada-123")).body.error).toBe("wrong-password");
  expect((await requestPhoneChange(password)).status).toBe(200);
  const { code } = await inboxOf(deps, `+55${phone}`);
  const confirm = (typed: string) =>
    api<Confirmed>("POST", "/v1/auth/verifications/confirm", { headers, body: { channel: "phone", code: typed } });
  expect((await confirm(code === "000000" ? "000001" : "000000")).body.error).toBe("code-invalid");

  const { body } = await confirm(code);

  expect(body.return).toMatchObject({ address: `+55${phone}`, session: { username: `+55${phone}` } });
  expect((await api("GET", "/v1/auth/me", { headers })).status).toBe(401);
  const again = basic(`+55${phone}`, body.return?.session.token ?? "");
  expect((await api("GET", "/v1/auth/me", { headers: again })).body.return).toMatchObject({
    phone,
    phoneVerified: true,
  });
  expect((await api("GET", "/v1/auth/me", { headers: basic(oldPhone, password) })).status).toBe(401);
  const notices = await deps.db
    .selectFrom("messages")
    .select(["channel", "recipient", "params"])
    .where("accountId", "=", id)
    .where("template", "=", "phone-changed")
    .orderBy("channel", "desc")
    .execute();
  expect(notices).toMatchObject([
    { channel: "whatsapp", recipient: `+55${oldPhone}`, params: { newPhone: `final ${phone.slice(-4)}` } },
    { channel: "email", recipient: email },
  ]);
});

test("a new e-mail counts once its code is confirmed; the username of the session stays", async ({ api, deps }) => {
  const { headers, password, phone } = await aVerifiedMember(api, deps);
  const email = `nova.${crypto.randomUUID()}@example.com`;
  await api("POST", "/v1/auth/email", { headers, body: { email, password } });
  const { code } = await inboxOf(deps, email);

  const { body } = await api<Confirmed>("POST", "/v1/auth/verifications/confirm", {
    headers,
    body: { channel: "email", code },
  });

  expect(body.return).toMatchObject({ address: email, session: { username: phone } });
});

test("purchases made by typing the old e-mail move to the new one", async ({ api, deps }) => {
  const { headers, password, phone, email: oldEmail } = await aVerifiedMember(api, deps);
  await api("POST", "/v1/public/payment/by-email", { body: aCardSubmission(oldEmail) });
  const email = `nova.${crypto.randomUUID()}@example.com`;
  await api("POST", "/v1/auth/email", { headers, body: { email, password } });
  const { code } = await inboxOf(deps, email);

  await api("POST", "/v1/auth/verifications/confirm", { headers, body: { channel: "email", code } });

  const me = await api("GET", "/v1/auth/me", { headers: basic(phone, password) });
  expect(me.body.return).toMatchObject({ email, plan: "completo" });
});

test("a phone of another country sets the account's country", async ({ api, deps }) => {
  const { headers, password } = await aMember(api);
  await api("POST", "/v1/auth/phone", { headers, body: { phone: "912345678", countryCode: "+351", password } });
  const { code } = await inboxOf(deps, "+351912345678");
  const { body } = await api<Confirmed>("POST", "/v1/auth/verifications/confirm", {
    headers,
    body: { channel: "phone", code },
  });

  const me = await api("GET", "/v1/auth/me", { headers: basic("+351912345678", body.return?.session.token ?? "") });
  expect(me.body.return).toMatchObject({ phone: "912345678", countryCode: "+351" });
});

test("a verified phone is refused; an unverified one goes to the member who verifies it", async ({ api, deps }) => {
  const claimant = await aMember(api);
  const { headers, password } = await aMember(api);
  const requestPhoneChange = () =>
    api("POST", "/v1/auth/phone", { headers, body: { phone: claimant.phone, password } });
  await requestPhoneChange();
  const { code } = await inboxOf(deps, `+55${claimant.phone}`);
  const { body } = await api<Confirmed>("POST", "/v1/auth/verifications/confirm", {
    headers,
    body: { channel: "phone", code },
  });
  expect(body.error).toBe(false);

  const third = await aMember(api);
  const refused = await api("POST", "/v1/auth/phone", {
    headers: third.headers,
    body: { phone: claimant.phone, password: third.password },
  });
  expect(refused.body.error).toBe("phone-taken");
});

test("a name is corrected without a password", async ({ api }) => {
  const { headers } = await aMember(api);
  expect((await api("POST", "/v1/auth/name", { headers, body: { fullName: "  Ana Maria Souza " } })).status).toBe(200);
  expect((await api("GET", "/v1/auth/me", { headers })).body.return).toMatchObject({ fullName: "Ana Maria Souza" });
  expect((await api("POST", "/v1/auth/name", { headers, body: { fullName: "A" } })).status).toBe(422);
});

test.each([
  [
    "Mozilla/5.0 (Linux; Android 13; moto g54 5G) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36",
    "Moto g54 5G, Chrome",
  ],
  ["Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36", "Android, Chrome"],
  [
    "Mozilla/5.0 (Linux; Android 11; SM-A125M Build/RP1A) AppleWebKit/537.36 SamsungBrowser/16.0 Chrome/92.0 Mobile Safari/537.36",
    "Samsung Galaxy, Samsung Internet",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile/15E148 Safari/604.1",
    "iPhone, Safari",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/120.0 Mobile/15E148 Safari/604.1",
    "iPhone, Chrome",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/120.0.0.0 Safari/537.36 Edg/120.0.0.0",
    "Windows, Edge",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:120.0) Gecko/20100101 Firefox/120.0", "Linux, Firefox"],
  ["Mozilla/5.0 (Android 14; Mobile; rv:120.0) Gecko/120.0 Firefox/120.0", "Android, Firefox"],
  ["curl/8", null],
  [null, null],
])("%s is %s", (userAgent, expected) => {
  expect(formatDevice(userAgent)).toBe(expected);
});
