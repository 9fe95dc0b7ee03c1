import { expect } from "vitest";
import { test } from "../../testing/http.ts";
import { aRegistration } from "../../testing/makers.ts";

test("check-email finds an account in any letter case and returns only its id", async ({ api }) => {
  const form = aRegistration();
  const { body } = await api<{ user: { _id: string } }>("POST", "/v1/public/register", { body: form });
  const id = body.return?.user._id;

  for (const email of [form.email, form.email?.toUpperCase()])
    expect((await api("POST", "/v1/public/user/check-email", { body: { email } })).body.return).toEqual({ _id: id });
  for (const email of ["ninguem@example.com", "incompleto@", "maria"])
    expect((await api("POST", "/v1/public/user/check-email", { body: { email } })).body.return).toBeNull();
});

test("check-id returns only the e-mail; an unknown or malformed id finds no account", async ({ api }) => {
  const form = aRegistration();
  const { body } = await api<{ user: { _id: string } }>("POST", "/v1/public/register", { body: form });
  const userId = body.return?.user._id;

  const known = await api("POST", "/v1/public/user/check-id", { body: { userId } });
  expect(known.body.return).toEqual({ _id: userId, email: form.email });
  for (const unknown of [crypto.randomUUID(), "x", "1", ""])
    expect((await api("POST", "/v1/public/user/check-id", { body: { userId: unknown } })).body.return).toBeNull();
});

test("the client's IP is the one the server sees", async ({ api }) => {
  const reply = await api("GET", "/v1/public/client-ip?format=json", { from: "198.51.100.77" });
  expect(reply.body).toEqual({ ip: "198.51.100.77" });
});
