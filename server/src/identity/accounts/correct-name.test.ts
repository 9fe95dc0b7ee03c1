import { expect } from "vitest";
import { test } from "../../testing/http.ts";
import { aRegistration } from "../../testing/makers.ts";
import { aMember } from "../../testing/members.ts";

const TURNED = "Ana\u202E\u2066 So\u0000u\u200Bza\nLima\u202C";

test("a name is stored without what turns or hides the text around it", async ({ api, deps }) => {
  const form = { ...aRegistration(), fullName: TURNED };
  const { body } = await api<{ user: { _id: string } }>("POST", "/v1/public/register", { body: form });
  const nameOf = (id = "") =>
    deps.db.selectFrom("accounts").select("fullName").where("id", "=", id).executeTakeFirstOrThrow();
  expect(await nameOf(body.return?.user._id)).toEqual({ fullName: "Ana Souza Lima" });

  const { id, headers } = await aMember(api);
  const corrected = await api<{ fullName: string }>("POST", "/v1/auth/name", { headers, body: { fullName: TURNED } });
  expect(corrected.body.return).toEqual({ fullName: "Ana Souza Lima" });
  expect(await nameOf(id)).toEqual({ fullName: "Ana Souza Lima" });
  const empty = await api("POST", "/v1/auth/name", { headers, body: { fullName: "\u202E\u202D\u202C" } });
  expect(empty.status).toBe(422);
});
