import { randomUUID } from "node:crypto";
import type { MemberFile } from "@app/contract/staff/member-file";
import type { TimelineEvent } from "@app/contract/staff/member-timeline";
import { screeningQuestions } from "@app/engine/intake/questionnaire/screening";
import { plainAnswers } from "@app/engine/intake/testing/rows-raised";
import { expect } from "vitest";
import { test } from "../../testing/http.ts";
import { killAtSomeStatements } from "../../testing/killed.ts";
import { findStaff } from "../accounts/staff-store.ts";
import { aStaffMember } from "../testing/a-staff-member.ts";
import { addComment } from "./notes/add-note.ts";
import { accessesOf, aMemberToRead } from "./testing/a-member-to-read.ts";

test("the file says who, at which level, why, and what waits", async ({ api, deps }) => {
  const { path, nutri, accountId } = await aMemberToRead(deps);
  const { body } = await api<MemberFile>("GET", path, { headers: nutri.headers });
  expect(body.return).toMatchObject({
    memberId: accountId,
    age: 34,
    access: "active",
    day: 1,
    week: 1,
    goal: "emagrecer",
    diet: "C",
    training: "B",
    weight: null,
    reading: { assessment: 1, outcome: "person-first", halves: [{ half: "diet", level: "C", isMine: true }] },
  });
  expect(body.return?.team.map(({ role }) => role)).toEqual(["nutri", "treinador"]);
  expect(body.return?.signs[0]).toMatchObject({
    code: "R26_FIGADO_DII_GOTA_CANCER",
    source: "Respondeu sobre o que tem ou teve, outras doenças, remédios",
  });
  expect(body.return?.guiding).toContainEqual({
    id: "s9",
    question: "Marque o que você tem ou teve",
    answer: "Gota",
  });
  const running = body.return?.promises.find(({ kind }) => kind === "human-first");
  expect(running).toMatchObject({ state: "running", text: "Uma pessoa lê antes" });
  expect(running?.left).toBeCloseTo(1);
});

test("a visit is one line for each kind of thing, whatever is loaded again, and the member reads it", async ({
  api,
  deps,
  clock,
}) => {
  const { path, nutri, accountId, headers } = await aMemberToRead(deps);
  const visit = async () => {
    for (const part of ["", "/answers", "/timeline", "/decision?half=diet", ""])
      expect((await api("GET", `${path}${part}`, { headers: nutri.headers })).status).toBe(200);
  };
  await visit();
  clock.advance(60_000);
  await visit();
  const line = { actorId: nutri.id, role: "nutritionist", reason: "first-reading" };
  const lines = [
    { ...line, subjects: ["answers", "plan", "weights"] },
    { ...line, subjects: ["diary", "workouts", "reviews", "conversation"] },
  ];
  expect(await accessesOf(deps, accountId)).toEqual(lines);
  clock.advance(15 * 60_000);
  await api("GET", path, { headers: nutri.headers });
  expect(await accessesOf(deps, accountId)).toEqual([...lines, lines[0]]);
  const { body } = await api<{ items: { why: string }[] }>("GET", "/v1/account/health-accesses", { headers });
  expect(body.return?.items.map(({ why }) => why)).toEqual(
    Array.from({ length: 3 }, () => "Para ler as suas respostas antes de existir um plano"),
  );
});

test("a colleague's member is refused as an unknown one is, without a row", async ({ api, deps }) => {
  const { path, accountId } = await aMemberToRead(deps);
  const others = [await aStaffMember(deps, { role: "nutri" }), await aStaffMember(deps, { role: "vendas" })];
  const key = randomUUID();
  for (const { headers } of others) {
    for (const at of [path, `/v1/staff/members/${randomUUID()}`]) {
      const calls = [
        await api("GET", at, { headers }),
        await api("GET", `${at}/timeline`, { headers }),
        await api("GET", `${at}/answers`, { headers }),
        await api("GET", `${at}/decision?half=diet`, { headers }),
        await api("POST", `${at}/comments`, { headers, body: { key, text: "oi" } }),
        await api("POST", `${at}/call-notes`, { headers, body: { key, bookingId: null, minutes: null, text: "oi" } }),
      ];
      expect(calls.map(({ status, body }) => `${status} ${body.error}`)).toEqual(
        calls.map(() => "403 staff-not-permitted"),
      );
    }
  }
  expect(await accessesOf(deps, accountId)).toEqual([]);
});

test("in an emergency a colleague reads the file, and the line says so", async ({ api, deps }) => {
  const { path, accountId } = await aMemberToRead(deps);
  const { id, headers } = await aStaffMember(deps, { role: "nutri" });
  const reason = "Ligou passando mal, e a nutricionista dela está de férias.";
  const { body } = await api<{ until: string }>("POST", `${path}/break-glass`, { headers, body: { reason } });
  const file = await api<MemberFile>("GET", path, { headers });
  expect(file.body.return?.breakGlassUntil).toBe(body.return?.until);
  const looks = deps.db.selectFrom("healthAccesses").select("isBreakGlass").where("accountId", "=", accountId);
  const rows = await looks.where("actorId", "=", id).execute();
  expect(rows.every(({ isBreakGlass }) => isBreakGlass)).toBe(true);
  expect(rows.length).toBeGreaterThan(0);
  const decision = { key: randomUUID(), assessment: 1, half: "diet", decision: "limits", reviewBy: null };
  const decided = await api("POST", `${path}/decision`, { headers, body: { ...decision, reason, message: "Oi." } });
  expect(decided.body.error).toBe("staff-not-permitted");
});

test("the trainer reads no screening answer, in any string of any answer", async ({ api, deps }) => {
  const raised = { e1: true, e2: true, h1: 3, h2: 3 };
  const { path, trainer, nutri } = await aMemberToRead(deps, raised);
  const parts = ["", "/answers", "/timeline", "/decision?half=training"];
  const read = async (headers: Record<string, string>) =>
    JSON.stringify(
      await Promise.all(parts.map(async (part) => (await api("GET", `${path}${part}`, { headers })).body)),
    );
  const forbidden = [
    ...screeningQuestions.map(({ text }) => text),
    ...screeningQuestions.map(({ id }) => `"${id}"`),
    "SCOFF",
    "PHQ",
    "TRANSTORNO",
    "transtorno alimentar",
    "Quase todos os dias",
  ];
  const byTrainer = await read(trainer.headers);
  expect(forbidden.filter((text) => byTrainer.includes(text))).toEqual([]);
  expect(byTrainer).toContain("Limite que vem da triagem");
  const byNutri = await read(nutri.headers);
  expect(screeningQuestions.filter(({ text }) => !byNutri.includes(text))).toEqual([]);
});

test("comments and notes of calls are stored once, sealed, and stand in the timeline", async ({ api, deps }) => {
  const { path, nutri, trainer, accountId } = await aMemberToRead(deps);
  const comment = { key: randomUUID(), text: "Vou baixar o volume de perna." };
  const note = { key: randomUUID(), bookingId: null, minutes: 17, text: "Última crise há 14 meses." };
  for (let tap = 0; tap < 2; tap += 1) {
    await api("POST", `${path}/comments`, { headers: trainer.headers, body: comment });
    await api("POST", `${path}/call-notes`, { headers: nutri.headers, body: note });
  }
  const { body } = await api<{ events: TimelineEvent[]; ahead: TimelineEvent[] }>("GET", `${path}/timeline`, {
    headers: nutri.headers,
  });
  const details = body.return?.events.map(({ detail }) => detail) ?? [];
  expect(details.filter((detail) => detail === comment.text)).toHaveLength(1);
  expect(details.filter((detail) => detail === note.text)).toHaveLength(1);
  expect(body.return?.events.map(({ at }) => at)).toEqual(
    body.return?.events.map(({ at }) => at).toSorted((a, b) => (a < b ? 1 : -1)),
  );
  expect(body.return?.ahead.map(({ title }) => title)).toContain("Plano definitivo");
  const stored = await deps.db.selectFrom("callNotes").select("sealed").where("accountId", "=", accountId).execute();
  expect(stored.map(({ sealed }) => sealed.toString("utf8").includes("crise"))).toEqual([false]);
  const acts = deps.db.selectFrom("staffAudit").select(["action", "staffId"]).where("accountId", "=", accountId);
  expect(
    await acts.where("action", "in", ["other-half.acknowledge", "chat.write"]).orderBy("action").execute(),
  ).toEqual([
    { action: "chat.write", staffId: nutri.id },
    { action: "other-half.acknowledge", staffId: trainer.id },
  ]);
});

test("a comment and its audit row are there together or not at all, whenever the connection breaks", async ({
  deps,
  databaseUrl,
}) => {
  const { nutri, accountId: memberId } = await aMemberToRead(deps);
  const staff = await findStaff(deps.db, nutri.id);
  if (!staff) throw new Error("no such person");
  const comment = { key: randomUUID(), memberId, staff, text: "Vou baixar o volume de perna.", ip: null };
  const stored = async () => {
    const comments = deps.db.selectFrom("staffComments").select("id").where("accountId", "=", memberId);
    const rows = deps.db.selectFrom("staffAudit").select("action").where("accountId", "=", memberId);
    return [(await comments.execute()).length, (await rows.execute()).length];
  };
  const kills = await killAtSomeStatements(
    databaseUrl,
    (db) => addComment({ ...deps, db }, comment),
    async () =>
      expect([
        [0, 0],
        [1, 1],
      ]).toContainEqual(await stored()),
  );
  expect(kills).toBeGreaterThan(3);
  expect(await stored()).toEqual([1, 1]);
});

test("a call that is not the member's is not noted, and leaves no audit row", async ({ api, deps }) => {
  const { path, nutri } = await aMemberToRead(deps);
  const body = { key: randomUUID(), bookingId: randomUUID(), minutes: null, text: "oi" };
  expect((await api("POST", `${path}/call-notes`, { headers: nutri.headers, body })).body.error).toBe("not-found");
  expect(await deps.db.selectFrom("staffAudit").select("id").where("staffId", "=", nutri.id).execute()).toEqual([]);
});

test("a professional lists their own members alone, also by a part of the name without accents", async ({
  api,
  deps,
}) => {
  const { nutri, accountId } = await aMemberToRead(deps, plainAnswers);
  await aMemberToRead(deps, plainAnswers);
  await deps.db.updateTable("accounts").set({ fullName: "Otávio Lins" }).where("id", "=", accountId).execute();
  const list = async (query: string) =>
    (await api<{ members: { memberId: string }[] }>("GET", `/v1/staff/members${query}`, { headers: nutri.headers }))
      .body.return?.members;
  expect(await list("")).toEqual([expect.objectContaining({ memberId: accountId, diet: "A", training: "A", day: 1 })]);
  expect(await list("?name=otavio")).toHaveLength(1);
  expect(await list("?name=marina")).toEqual([]);
});
