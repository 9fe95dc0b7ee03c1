import { expect } from "vitest";
import { test } from "../../testing/http.ts";
import { aMember } from "../../testing/members.ts";

test("a device says where it is with what it syncs; the newest counts, and nonsense changes nothing", async ({
  api,
  deps,
}) => {
  const { id, headers } = await aMember(api);
  const zoneAfter = async (timeZone?: unknown) => {
    const body = { cursor: null, mutations: [], timeZone };
    const { status } = await api("POST", "/v1/account/sync", { headers, body });
    const account = await deps.db.selectFrom("accounts").select("timeZone").where("id", "=", id).executeTakeFirst();
    return [status, account?.timeZone];
  };
  expect(await zoneAfter()).toEqual([200, null]);
  expect(await zoneAfter("America/Manaus")).toEqual([200, "America/Manaus"]);
  expect(await zoneAfter("asia/TOKYO")).toEqual([200, "Asia/Tokyo"]);
  for (const nonsense of ["Marte/Olimpo", "+03:00", "", "America/Sao_Paulo; drop"])
    expect(await zoneAfter(nonsense)).toEqual([200, "Asia/Tokyo"]);
  expect((await zoneAfter("A".repeat(65)))[1]).toBe("Asia/Tokyo");
});
