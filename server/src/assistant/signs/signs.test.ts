import { randomUUID } from "node:crypto";
import type { AssistantMessage, Block } from "@app/contract/assistant";
import type { Envelope } from "@app/contract/envelope";
import type { IntakeView } from "@app/contract/intake";
import type { MemberFile } from "@app/contract/staff/member-file";
import { expect } from "vitest";
import type { Deps } from "../../deps.ts";
import { assessmentsOf, giveConsent, promisesOf, save } from "../../intake/testing/answering.ts";
import { getPlan } from "../../plans/get-plan.ts";
import { getQueue } from "../../staff/queue/get-queue.ts";
import { sweepAttention } from "../../staff/queue/sweep-attention.ts";
import { aStaffMember, assign } from "../../staff/testing/a-staff-member.ts";
import { anAskingMember, ask, messageOf, pageOf, type Service, test, words } from "../testing/asking-over-http.ts";

type Member = Awaited<ReturnType<typeof anAskingMember>>;
type SignBlock = Extract<Block, { kind: "sign" }>;

async function call(
  { url }: Service,
  path: string,
  { headers, body, method = "POST" }: { headers: Record<string, string>; body?: object; method?: string },
): Promise<{ status: number; found: unknown }> {
  const reply = await fetch(url + path, {
    method,
    headers: body ? { ...headers, "content-type": "application/json" } : headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: reply.status, found: ((await reply.json()) as Envelope).return };
}

const signIn = (message: AssistantMessage | null): SignBlock => {
  const found = message?.blocks.find((block) => block.kind === "sign");
  if (found?.kind !== "sign") throw new Error("nothing is asked back");
  return found;
};

async function answer(service: Service, { headers }: Member, signId: string, said: "yes" | "no") {
  const path = `/v1/account/assistant/signs/${signId}`;
  const { status, found } = await call(service, path, { headers, body: { answer: said } });
  return { status, found: found as AssistantMessage };
}
async function takeBack(service: Service, { headers }: Member, signId: string) {
  const { status, found } = await call(service, `/v1/account/intake/signs/${signId}/take-back`, { headers });
  return { status, found: found as IntakeView };
}
const intakeOf = async (service: Service, { headers }: Member) =>
  (await call(service, "/v1/account/intake", { headers, method: "GET" })).found as IntakeView;

const signsOf = ({ db }: Deps, accountId: string) =>
  db.selectFrom("reportedSigns").select("id").where("accountId", "=", accountId).execute();

/** What the team has of a member: assessments, running readings and queue reasons. */
async function reachesTeam(deps: Deps, accountId: string): Promise<string[]> {
  const codes = (await assessmentsOf(deps, accountId)).at(-1)?.rowCodes ?? [];
  const readings = (await promisesOf(deps, accountId)).filter(
    ({ kind, state }) => kind === "human-first" && state === "running",
  );
  const alerts = deps.db.selectFrom("onCallAlerts").select("subject").where("accountId", "=", accountId);
  return [...codes, ...readings.map(({ subject }) => subject), ...(await alerts.execute()).map((one) => one.subject)];
}

for (const [title, text, row, question] of [
  ["pregnancy", "tô grávida, e agora?", "R02_GRAVIDA", "Você está grávida agora?"],
  ["nursing", "Estou amamentando, posso cortar mais?", "R03_AMAMENTA_OU_BEBE", /amamentando/],
  ["strong pain", "Meu joelho dói 8 de 10 no agachamento", "R29_DOR_7", /dor forte/],
  ["an age below eighteen", "na real eu tenho 16 anos", "R01_MENOR_DE_18", /dezoito/],
] as const)
  test(`${title} is asked back: nothing changes before a yes, and a no leaves nothing behind`, async ({ service }) => {
    const { deps } = service;
    const member = await anAskingMember(deps);
    const before = await reachesTeam(deps, member.accountId);
    const plan = await getPlan(deps, member.accountId);
    const asked = signIn((await ask(service, member, { text })).answer);
    expect(asked).toMatchObject({ question: expect.stringMatching(question), answer: null });
    expect(await getPlan(deps, member.accountId)).toEqual(plan);

    const { found } = await answer(service, member, asked.signId, "no");
    expect(signIn(found).answer).toBe("no");
    expect(await reachesTeam(deps, member.accountId)).toEqual(before);
    expect(await getPlan(deps, member.accountId)).toEqual(plan);
    expect(await signsOf(deps, member.accountId)).toEqual([]);
    // The first answer counts.
    expect(signIn((await answer(service, member, asked.signId, "yes")).found).answer).toBe("no");

    const again = signIn((await ask(service, member, { text })).answer);
    await answer(service, member, again.signId, "yes");
    expect((await assessmentsOf(deps, member.accountId)).at(-1)?.rowCodes).toContain(row);
  });

test("until a sign is answered nothing is proposed: the question stands again, and danger still comes first", async ({
  service,
  vendor,
}) => {
  const member = await anAskingMember(service.deps);
  const first = signIn((await ask(service, member, { text: "tô grávida" })).answer);
  const { answer: next } = await ask(service, member, { text: "O que almoço hoje?" });
  expect(next?.blocks.map(({ kind }) => kind)).toEqual(["text", "sign"]);
  expect(signIn(next).signId).toBe(first.signId);
  expect(vendor.requests()).toEqual([]);
  expect((await ask(service, member, { text: "Estou com dor no peito agora." })).answer).toMatchObject({
    blocks: [{ kind: "card", card: { card: "emergency" } }],
  });

  await answer(service, member, first.signId, "no");
  const signs = (await pageOf(service, member)).messages.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === "sign" ? [block.answer] : [])),
  );
  expect(signs).toEqual(["no", "no"]);
  vendor.setScripts([{ steps: words("Arroz e feijão.") }]);
  expect((await ask(service, member, { text: "O que almoço hoje?" })).said).toContain("Arroz");
});

test("somebody else's pregnancy asks nothing", async ({ service, vendor }) => {
  const member = await anAskingMember(service.deps);
  vendor.setScripts([{ steps: words("Parabéns a ela.") }]);
  const { answer: said } = await ask(service, member, { text: "minha irmã tá grávida" });
  expect(said?.blocks).toMatchObject([{ kind: "text" }]);
  expect(await signsOf(service.deps, member.accountId)).toEqual([]);
});

test("a question that is deleted takes with it what it asked", async ({ service }) => {
  const member = await anAskingMember(service.deps);
  const { answer: said } = await ask(service, member, { text: "tô grávida" });
  const path = `/v1/account/assistant/messages/${said?._id}`;
  await call(service, path, { headers: member.headers, method: "DELETE" });
  expect(await signsOf(service.deps, member.accountId)).toEqual([]);
});

test("told by mistake: one tap takes it back, the plan stands again and the team's work is gone", async ({
  service,
}) => {
  const { deps } = service;
  const member = await anAskingMember(deps);
  const plan = await getPlan(deps, member.accountId);
  const before = await reachesTeam(deps, member.accountId);
  const { signId } = signIn((await ask(service, member, { text: "tô grávida, e agora?" })).answer);
  const { found } = await answer(service, member, signId, "yes");
  expect(found.blocks.map(({ kind }) => kind)).toEqual(["text", "sign", "text", "handoff"]);
  const waiting = await intakeOf(service, member);
  expect(waiting).toMatchObject({
    assessment: { diet: "C", training: "C", personBy: expect.any(String) },
    reportedSigns: [{ _id: signId, row: "R02_GRAVIDA", canTakeBack: true }],
  });
  expect(await getPlan(deps, member.accountId)).not.toEqual(plan);

  const { status, found: corrected } = await takeBack(service, member, signId);
  expect(status).toBe(200);
  expect(corrected).toMatchObject({ assessment: { diet: "A", personBy: null }, reportedSigns: [] });
  expect(await getPlan(deps, member.accountId)).toEqual(plan);
  expect(await reachesTeam(deps, member.accountId)).toEqual(before);
  expect(signIn(await messageOf(service, member, signId)).answer).toBe("taken-back");
  expect((await takeBack(service, member, signId)).status).toBe(200);
});

test("an answer that was saved meanwhile does not keep the plan away after the correction", {
  timeout: 60_000,
}, async ({ service }) => {
  const { deps } = service;
  const member = await anAskingMember(deps);
  const { signId } = signIn((await ask(service, member, { text: "tô grávida" })).answer);
  await answer(service, member, signId, "yes");
  await save(deps, member.accountId, { s12: { items: ["ovo"], other: "", severe: false } });
  expect((await getPlan(deps, member.accountId))?.diet ?? null).toBeNull();

  await takeBack(service, member, signId);
  const rows = (await assessmentsOf(deps, member.accountId)).at(-1)?.rowCodes ?? [];
  expect(rows).not.toContain("R02_GRAVIDA");
  const plan = await getPlan(deps, member.accountId);
  expect(plan?.diet).toBeTruthy();
  expect(JSON.stringify(plan?.diet)).not.toMatch(/\bovo\b/i);
});

test("told in earnest: both professionals read source and hour, and their decisions clear every screen", {
  timeout: 60_000,
}, async ({ service, clock }) => {
  const { deps } = service;
  const member = await anAskingMember(deps);
  const { accountId } = member;
  const nutri = await aStaffMember(deps, { role: "nutri" });
  const trainer = await aStaffMember(deps, { role: "treinador" });
  await assign(deps, nutri.id, accountId, "nutri");
  await assign(deps, trainer.id, accountId, "treinador");
  const { signId } = signIn((await ask(service, member, { text: "tô grávida, e agora?" })).answer);
  await answer(service, member, signId, "yes");
  clock.advance(60_000);

  const path = `/v1/staff/members/${accountId}`;
  const fileFor = async ({ headers }: typeof nutri) =>
    (await call(service, path, { headers, method: "GET" })).found as MemberFile;
  const whyFor = async ({ id }: typeof nutri) => {
    await sweepAttention(deps);
    return (await getQueue(deps, id)).items.find((one) => one.memberId === accountId)?.why ?? "";
  };
  const said = /^contou à IA, hoje às \d{1,2}h\d\d$/;
  for (const person of [nutri, trainer]) {
    expect((await fileFor(person)).signs).toMatchObject([{ code: "R02_GRAVIDA", source: expect.stringMatching(said) }]);
    expect(await whyFor(person)).toMatch(/^Contou gravidez à IA, hoje às \d{1,2}h\d\d/);
  }
  const queued = await deps.db.selectFrom("attention").selectAll().where("accountId", "=", accountId).execute();
  expect(queued).toHaveLength(2);
  expect(JSON.stringify(queued)).not.toMatch(/GRAVIDA/);

  for (const [person, half] of [
    [nutri, "diet"],
    [trainer, "training"],
  ] as const) {
    const { reading } = await fileFor(person);
    const body = {
      key: randomUUID(),
      assessment: reading?.assessment,
      half,
      decision: "release",
      reason: "Conversamos: foi engano, e a resposta foi corrigida.",
      message: "Conversamos, e o plano volta inteiro.",
      reviewBy: null,
    };
    const decided = await call(service, `${path}/decision`, { headers: person.headers, body });
    expect(decided.status).toBe(200);
    expect((await takeBack(service, member, signId)).status).toBe(409);
  }

  for (const person of [nutri, trainer]) {
    expect(await fileFor(person)).toMatchObject({ signs: [], diet: "A", numbers: "mostrar", reading: null });
    expect(await whyFor(person)).not.toMatch(/IA|nível C/);
  }
  expect(await intakeOf(service, member)).toMatchObject({
    assessment: { rows: [], numbers: "mostrar", awaitsReview: false, personBy: null },
    reportedSigns: [],
  });

  // Said again, it is asked again: the release of before does not cover it.
  const again = signIn((await ask(service, member, { text: "tô grávida de verdade" })).answer);
  await answer(service, member, again.signId, "yes");
  expect((await assessmentsOf(deps, accountId)).at(-1)).toMatchObject({ diet: "C", training: "C" });
});

test("withdrawn consent erases what was told", async ({ service }) => {
  const member = await anAskingMember(service.deps);
  const { signId } = signIn((await ask(service, member, { text: "tô grávida" })).answer);
  await answer(service, member, signId, "yes");
  await giveConsent(service.deps, member.accountId, "health-data", false);
  expect(await signsOf(service.deps, member.accountId)).toEqual([]);
});
