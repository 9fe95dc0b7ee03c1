import type { HealthAccesses } from "@app/contract/health-access";
import type { Disclosure } from "@app/contract/privacy";
import { expect } from "vitest";
import { aPlannedMember } from "../../plans/testing/plans.ts";
import { anAskingMember, ask, type Service, test, words } from "../testing/asking-over-http.ts";

type Member = { headers: Record<string, string> };

async function get<T>({ url }: Service, { headers }: Member, path: string): Promise<T> {
  const reply = await fetch(`${url}/v1/account/${path}`, { headers });
  return ((await reply.json()) as { return: T }).return;
}

const looksOf = async (service: Service, member: Member) =>
  (await get<HealthAccesses>(service, member, "health-accesses?only=machine")).items.map(({ what, why }) => [
    what,
    why,
  ]);

test("what a provider is sent is a line of the day with its name, and a disclosure; only new kinds make another", async ({
  service,
  vendor,
}) => {
  const member = await anAskingMember(service.deps);
  const calls = (name: string) => ({ times: 1, steps: [{ call: { name, input: {} } }] });
  vendor.setScripts([
    calls("get_progress"),
    { times: 1, steps: words("Você está indo bem.") },
    calls("get_progress"),
    { times: 1, steps: words("Continua bem.") },
    calls("get_my_plan"),
    { times: 1, steps: words("Está no seu plano.") },
  ]);
  for (const text of ["Como estou indo?", "E agora?", "E o plano?"]) await ask(service, member, { text });

  const why = "Para responder a sua mensagem, com um provedor de IA de fora: 127.0.0.1";
  expect(await looksOf(service, member)).toEqual([
    ["Plano", why],
    ["Peso, diário e treinos e dores", why],
    ["Respostas da anamnese e conversa", why],
  ]);
  const { items } = await get<{ items: Disclosure[] }>(service, member, "disclosures");
  const sent = items.filter(({ to }) => to === "model");
  expect(sent).toHaveLength(3);
  expect(sent[1]).toMatchObject({
    receiver: "127.0.0.1, provedor de inteligência artificial",
    what: ["o que você perguntou, sem nome nem contato", "peso", "diário", "treinos e dores"],
  });
});

test("what our own rules read for an answer is a line too, and no disclosure", async ({ service }) => {
  const member = await aPlannedMember(service.deps);
  await ask(service, member, { text: "O que eu almoço hoje?" });
  const looks = await looksOf(service, member);
  expect(looks.map(([what]) => what)).toContain("Respostas da anamnese");
  expect(looks.map(([, why]) => why)).toEqual(looks.map(() => "Para responder a sua mensagem"));
  const { items } = await get<{ items: Disclosure[] }>(service, member, "disclosures");
  expect(items.filter(({ to }) => to === "model")).toEqual([]);
});
