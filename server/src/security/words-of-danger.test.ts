import { operations } from "@app/contract/operations";
import { expect } from "vitest";
import { openThread, sendMessage } from "../conversations/testing/messages.ts";
import type { Deps } from "../deps.ts";
import { aCompleteMember, save } from "../intake/testing/answering.ts";
import { sendMessages } from "../messages/send-messages.ts";
import { aDevice } from "../sync/testing/devices.ts";
import { test } from "../testing/http.ts";

// Every place in which a member writes, from the words to the message on the telephone of whoever is on call. What the
// member reads at once is made on the device (danger-notice, local-card, crisis-on-device and their tests).

const NOW = "Vou me matar hoje à noite";

const alertsOf = ({ db }: Pick<Deps, "db">, accountId: string) =>
  db.selectFrom("onCallAlerts").select(["urgency", "referenceNumber"]).where("accountId", "=", accountId).execute();

type Writing = { accountId: string; headers: Record<string, string> };
type Api = Parameters<typeof aDevice>[0];

const places: Record<string, (deps: Deps, api: Api, member: Writing) => Promise<unknown>> = {
  conversation: (deps, _api, { accountId }) => sendMessage(deps, accountId, { thread: "team", text: NOW }),
  support: (deps, _api, { accountId }) => sendMessage(deps, accountId, { thread: "support", text: NOW }),
  questionnaire: (deps, _api, { accountId }) => save(deps, accountId, { q08: NOW }),
  diary: (deps, api, { headers }) => {
    const phone = aDevice(api, headers, deps.now);
    const per100 = { kcal: 100, protein: 1, fat: 1, carb: 1, fibre: 1 };
    return phone.sync(phone.put(crypto.randomUUID(), { name: NOW, per100, measure: null }, "own-food"));
  },
  guarantee: (_deps, api, { headers }) =>
    api("POST", `/v1/account/guarantee/${crypto.randomUUID()}/review`, { headers, body: { text: NOW } }),
};

for (const [place, write] of Object.entries(places))
  test(`${place}: words of today reach the person on call, when the worker is back at the latest`, async ({
    api,
    deps,
    simulators,
  }) => {
    simulators.messages.reset();
    const member = await aCompleteMember(deps);
    const since = performance.now();
    await write(deps, api, member);
    expect(performance.now() - since).toBeLessThan(1_000);

    // No worker has run: the alert is in the list, and nothing is lost.
    const [alert] = await alertsOf(deps, member.accountId);
    expect(alert?.urgency).toBe("crisis");
    const sent = () => simulators.messages.messages(`+${operations.onCall.first.whatsapp}`).map(({ text }) => text);
    expect(sent()).toEqual([]);

    await sendMessages(deps);
    expect(sent().filter((text) => text.includes(alert?.referenceNumber ?? "-"))).toHaveLength(1);
    expect(sent().join(" ")).not.toContain("matar");
  });

const topics = [
  ["somebody else's crisis", "minha irmã disse que vai se matar hoje", "crisis", "other-person"],
  ["violence", "meu marido está me batendo agora", "emergency", "violence"],
  ["a history", "tentei me matar há dez anos, hoje estou bem", "care", "talk"],
] as const;
for (const [title, text, urgency, card] of topics)
  test(`${title}: its card, its alert, and the plan goes on`, async ({ deps }) => {
    const { accountId } = await aCompleteMember(deps);
    await sendMessage(deps, accountId, { thread: "team", text });
    expect(await alertsOf(deps, accountId)).toMatchObject([{ urgency }]);
    const decided = deps.db.selectFrom("intakeAssessments").select("number").where("accountId", "=", accountId);
    expect(await decided.execute()).toEqual([]);

    const { messages } = await openThread(deps, accountId, "team");
    expect(messages.at(-1)?.card).toMatchObject({ card, text: expect.stringMatching(/188|180/) });
  });

test("a sentence in two messages within ten minutes is one, and later it is none", async ({ deps, clock }) => {
  const [quick, slow] = [await aCompleteMember(deps), await aCompleteMember(deps)];
  for (const [{ accountId }, minutes, count] of [
    [quick, 9, 1],
    [slow, 11, 0],
  ] as const) {
    await sendMessage(deps, accountId, { thread: "team", text: "cansei" });
    clock.advance(minutes * 60_000);
    await sendMessage(deps, accountId, { thread: "support", text: "de viver" });
    expect(await alertsOf(deps, accountId)).toHaveLength(count);
  }
});
