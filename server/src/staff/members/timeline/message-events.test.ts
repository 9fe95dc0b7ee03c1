import type { TimelineEvent } from "@app/contract/staff/member-timeline";
import { expect } from "vitest";
import { test } from "../../conversations/testing/threads.ts";
import { accessesOf } from "../testing/a-member-to-read.ts";

test("messages with the team stand in the timeline, each on its lane; those with support do not", async ({
  api,
  deps,
  member,
  threads,
}) => {
  const { nutri, trainer, accountId } = member;
  await member.ask("team", "Posso trocar o arroz?");
  await member.ask("support", "Onde está o recibo?");
  await threads.send("team", nutri.headers, "Pode sim.");
  await threads.send("team", trainer.headers, "E treine depois.");

  const { body } = await api<{ events: TimelineEvent[] }>(
    "GET",
    `/v1/staff/members/${accountId}/timeline?only=message`,
    { headers: trainer.headers },
  );

  expect(body.return?.events.map(({ lane, detail }) => [lane, detail])).toEqual([
    ["treino", "E treine depois."],
    ["nutri", "Pode sim."],
    ["membro", "Posso trocar o arroz?"],
  ]);
  expect(body.return?.events.map(({ by }) => by === null)).toEqual([false, false, true]);
  const looks = (await accessesOf(deps, accountId)).flatMap(({ subjects }) => subjects);
  expect(looks).toContain("conversation");
});
