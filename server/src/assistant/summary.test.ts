import type { AssistantMessage, Block } from "@app/contract/assistant";
import { proposedEntryIds } from "@app/engine/assistant/proposed-entry-ids";
import { SUMMARY_HEAD } from "@app/engine/assistant/summary/summary-texts";
import { expect } from "vitest";
import { answer as answerAsTeam, sendMessage } from "../conversations/testing/messages.ts";
import type { Deps } from "../deps.ts";
import { sendPuts } from "../seed/demo-device.ts";
import { anAskingMember, ask, startService, test, words } from "./testing/asking-over-http.ts";
import { openTestModel, PROVIDERS } from "./testing/model-test.ts";

type Sent = { prefix: unknown; texts: string[] };

/** A request of either protocol: what may be cached, and the texts after it. */
function read(body: unknown): Sent {
  const { system, instructions, tools, messages, input } = body as Record<string, unknown>;
  const turns = (messages ?? input) as { content: string | { text?: string }[] }[];
  const texts = turns.flatMap(({ content }) =>
    typeof content === "string" ? [content] : (content ?? []).flatMap(({ text }) => text ?? []),
  );
  return { prefix: [system ?? instructions, tools], texts };
}

/** As the button under an answer does. */
async function confirmMeal(deps: Deps, accountId: string, { _id, at, blocks }: AssistantMessage): Promise<void> {
  const meal = blocks.find((block): block is Extract<Block, { kind: "log" }> => block.kind === "log");
  if (!meal) throw new Error("no meal is proposed");
  const ids = proposedEntryIds({ answerId: _id, index: 0 }, meal);
  const puts = meal.foods.map(({ food, grams, unit, count }, index) => ({
    kind: "food" as const,
    id: ids[index] ?? "",
    at: new Date(at),
    fields: {
      place: { day: meal.day, meal: "almoco", time: null },
      food: { ref: food, per100: null },
      amount: { grams, low: grams, high: grams, unit, count, isAssumed: false },
      source: { from: "sentence", part: null },
    },
  }));
  await sendPuts(deps, accountId, puts);
}

for (const provider of PROVIDERS)
  test(`${provider}: what falls out of the last ten turns is summarised, without a word of it`, async ({
    deps,
    vendor,
    onTestFinished,
  }) => {
    const service = await startService(deps, openTestModel({ provider, url: vendor.url }));
    onTestFinished(() => service.app.close());
    const member = await anAskingMember(deps);
    const { accountId } = member;
    const { fullName, email, phone } = await deps.db
      .updateTable("accounts")
      .set({ fullName: "Zuleica Wanderley" })
      .where("id", "=", accountId)
      .returning(["fullName", "email", "phone"])
      .executeTakeFirstOrThrow();
    const summary = "Quero falar da dieta";
    vendor.setScripts([
      {
        when: "falar com alguém",
        on: "question",
        steps: [{ call: { name: "request_human", input: { topic: "dieta", summary, urgency: "normal" } } }],
      },
      {
        when: "feijão",
        on: "question",
        steps: [{ call: { name: "propose_log", input: { text: "2 conchas de feijão" } } }],
      },
      { steps: words("Uma resposta jabuticaba.") },
    ]);
    const asking = async (text: string) => {
      const { answer } = await ask(service, member, { text });
      if (answer?.status !== "done") throw new Error("not answered");
      return { answer, sent: read(vendor.requests().at(-1)?.body) };
    };

    const personal = [fullName, email, phone, "529.982.247-25", "14/03/1992", accountId];
    const first = await asking(`Sou ${personal.join(", ")}. Quero falar com alguém`);
    await sendMessage(deps, accountId, { thread: "team", text: summary, id: first.answer._id });
    await answerAsTeam(deps, accountId, { thread: "team", text: "Vamos conversar." });
    const second = await asking("Comi duas conchas de feijão no almoço");
    await confirmMeal(deps, accountId, second.answer);
    await asking("Qual é o treino de hoje?");
    for (const text of ["Posso um?", "Posso dois?"]) await asking(text);

    const eleventh = await asking("Posso três?");
    expect(eleventh.sent.texts).toHaveLength(11);
    expect(eleventh.sent.texts[0]).toContain("Quero falar com alguém");
    for (const text of ["Posso quatro?", "Posso cinco?"]) await asking(text);
    const last = await asking("Posso seis?");
    expect(last.sent.texts).toHaveLength(12);
    expect(last.sent.texts[0]).toBe(
      [
        SUMMARY_HEAD,
        "A pessoa perguntou sobre: treino do dia, registro no diário, falar com uma pessoa.",
        "Pergunta à equipe sobre a dieta: respondida pela equipe.",
        "Registro de refeição proposto: a pessoa confirmou.",
      ].join(" "),
    );
    expect(last.sent.texts[1]).toBe("Posso um?");
    expect(last.sent.texts.join(" ")).not.toMatch(/feijão|Vamos conversar|falar com alguém/i);
    // The summary changes, the prefix that a vendor caches does not.
    expect(last.sent.prefix).toEqual(eleventh.sent.prefix);

    const everything = JSON.stringify(vendor.requests()).toLowerCase();
    for (const secret of [...personal, "zuleica", "52998224725", (phone ?? "").replace(/\D/g, "").slice(-8)])
      expect(everything.includes(String(secret).toLowerCase()), String(secret)).toBe(false);
  });
