import type { CannedReply } from "@app/contract/staff/conversations";
import { expect } from "vitest";
import type { Deps } from "../../deps.ts";
import { type Api, test } from "../../testing/http.ts";
import { aStaffMember } from "../testing/a-staff-member.ts";

type Headers = Record<string, string>;
type Replies = { replies: CannedReply[] };

const aReply = (more: Partial<{ _id: string; title: string; text: string }> = {}) => ({
  _id: crypto.randomUUID(),
  title: "Bom dia",
  text: "Bom dia, {primeiroNome}!",
  ...more,
});
const list = async (api: Api, headers: Headers) =>
  (await api<Replies>("GET", "/v1/staff/replies", { headers })).body.return?.replies ?? [];
const save = (api: Api, headers: Headers, body: object) => api<Replies>("POST", "/v1/staff/replies", { headers, body });
const auditOf = ({ db }: Deps, staffId: string) =>
  db.selectFrom("staffAudit").select("action").where("staffId", "=", staffId).orderBy("at").execute();

test("each role reads its own replies of the service", async ({ api, deps }) => {
  const titles = async (role: "nutri" | "treinador" | "vendas" | "admin") =>
    (await list(api, (await aStaffMember(deps, { role })).headers)).map(({ title }) => title);
  expect(await titles("nutri")).toContain("Trocar um alimento");
  expect(await titles("treinador")).not.toContain("Trocar um alimento");
  expect(await titles("vendas")).toContain("Recibos");
  expect(await titles("vendas")).not.toContain("Mudei o plano");
  expect(await titles("admin")).toEqual([]);
});

test("a reply of one's own stands first, is replaced by its id and deleted once; a colleague never sees it", async ({
  api,
  deps,
}) => {
  const { id, headers } = await aStaffMember(deps, { role: "nutri" });
  const colleague = await aStaffMember(deps, { role: "nutri" });
  const reply = aReply();
  for (const _ of [1, 2]) await save(api, headers, reply);
  await save(api, headers, { ...reply, title: "Boa tarde" });
  expect((await list(api, headers))[0]).toEqual({ ...reply, title: "Boa tarde", isMine: true });
  expect((await list(api, colleague.headers)).some(({ isMine }) => isMine)).toBe(false);

  await api("DELETE", `/v1/staff/replies/${reply._id}`, { headers: colleague.headers });
  expect((await list(api, headers))[0]?.isMine).toBe(true);
  for (const _ of [1, 2]) expect((await api("DELETE", `/v1/staff/replies/${reply._id}`, { headers })).status).toBe(200);
  expect((await list(api, headers)).some(({ isMine }) => isMine)).toBe(false);
  expect((await auditOf(deps, id)).map(({ action }) => action)).toEqual(["reply.save", "reply.save", "reply.delete"]);
});

test("there is room for a hundred, also of two at once", async ({ api, deps }) => {
  const { id, headers } = await aStaffMember(deps, { role: "vendas" });
  const rows = Array.from({ length: 99 }, () => ({
    staffId: id,
    id: crypto.randomUUID(),
    title: "Uma",
    text: "Texto.",
    savedAt: deps.now(),
  }));
  await deps.db.insertInto("cannedReplies").values(rows).execute();
  const both = await Promise.all([aReply(), aReply()].map((reply) => save(api, headers, reply)));
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  const replaced = { ...aReply(), _id: rows[0]?.id ?? "" };
  expect((await save(api, headers, replaced)).status).toBe(200);
});
