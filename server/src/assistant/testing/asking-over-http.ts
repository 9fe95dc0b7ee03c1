import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { type AssistantMessage, type AssistantPage, StreamEvent } from "@app/contract/assistant";
import type { Envelope } from "@app/contract/envelope";
import { createModelSimulator } from "@app/simulators/model/simulator";
import * as z from "zod";
import { createApp } from "../../app.ts";
import type { Deps } from "../../deps.ts";
import { giveConsent } from "../../intake/testing/answering.ts";
import { aPlannedMember } from "../../plans/testing/plans.ts";
import { recordLog } from "../../testing/recorded-log.ts";
import { test as base } from "../../testing/test.ts";
import type { Model } from "../model/model.ts";
import { openTestModel } from "./model-test.ts";

/** The whole API on a port of its own, with a model that says what a test tells it to. */
export const test = base
  .extend("vendor", async ({ onTestFinished }) => {
    const simulator = createModelSimulator();
    const url = await simulator.start();
    onTestFinished(() => simulator.stop());
    return { ...simulator, url };
  })
  .extend("service", async ({ deps, vendor }, { onCleanup }) => {
    const service = await startService(deps, openTestModel({ url: vendor.url }));
    onCleanup(() => service.app.close());
    return service;
  });

export async function startService(plain: Deps, model: Model) {
  const { log, lines } = recordLog();
  const deps: Deps = { ...plain, log, model };
  const { app, metrics } = await createApp(deps);
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return { app, deps, metrics, lines, url: `http://127.0.0.1:${port}` };
}

export type Service = { url: string };
type Member = { headers: Record<string, string> };

/** With a plan, and with the consent that lets a model be asked. */
export async function anAskingMember(deps: Deps) {
  const member = await aPlannedMember(deps);
  await giveConsent(deps, member.accountId, "assistant-provider");
  return member;
}

/** Asks over HTTP; the body is read as it comes. */
export const openAsk = (
  { url }: Service,
  { headers }: Member,
  { text, id = randomUUID(), signal }: { text: string; id?: string; signal?: AbortSignal },
): Promise<Response> =>
  fetch(`${url}/v1/account/assistant/messages`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ id, text }),
    ...(signal && { signal }),
  });

export function eventsIn(body: string): StreamEvent[] {
  const data = body.split("\n\n").flatMap((frame) => /^data: (.*)$/m.exec(frame)?.[1] ?? []);
  return data.map((json) => z.parse(StreamEvent, JSON.parse(json)));
}

/** The whole stream: its bytes, its events, and the answer at its end. */
export async function ask(service: Service, member: Member, question: { text: string; id?: string }) {
  const reply = await openAsk(service, member, question);
  const body = await reply.text();
  const events = eventsIn(body);
  const last = events.at(-1);
  const said = events.map((event) => (event.type === "sentence" ? event.text : "")).join("");
  return { reply, body, events, said, answer: last?.type === "end" ? last.answer : null };
}

/** Reads until the text has come, and no further. */
export async function readUntil(reader: ReadableStreamDefaultReader<Uint8Array>, text: string): Promise<string> {
  const decoder = new TextDecoder();
  for (let body = ""; ; ) {
    if (body.includes(text)) return body;
    const { done, value } = await reader.read();
    if (done) throw new Error("the stream ended before that");
    body += decoder.decode(value, { stream: true });
  }
}

async function get<T>({ url }: Service, { headers }: Member, path: string): Promise<T> {
  const reply = await fetch(`${url}/v1/account/assistant${path}`, { headers });
  return ((await reply.json()) as Envelope<T>).return as T;
}

export const pageOf = (service: Service, member: Member): Promise<AssistantPage> => get(service, member, "");
export const messageOf = (service: Service, member: Member, id: string): Promise<AssistantMessage> =>
  get(service, member, `/messages/${id}`);

/** Words as a model says them: one at a time. */
export const words = (text: string): { text: string }[] => text.split(/(?<= )/u).map((piece) => ({ text: piece }));
