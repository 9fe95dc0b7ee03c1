import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { test as base, describe, expect } from "vitest";
import { anAsk, openTestModel, PROVIDERS, read } from "../testing/model-test.ts";
import { ModelUnavailable } from "./model.ts";

type Garbage = { status: number; type: string; body: string; location?: string };

/** A vendor that answers the same to everything, and how often it was asked. */
const test = base.extend("answering", async ({ onTestFinished }) => async (garbage: Garbage) => {
  let requests = 0;
  const server = createServer((request, reply) => {
    requests += 1;
    request.resume();
    reply.writeHead(garbage.status, {
      "content-type": garbage.type,
      ...(garbage.location && { location: garbage.location }),
    });
    reply.end(garbage.body);
  });
  await new Promise<void>((up) => server.listen(0, "127.0.0.1", up));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests: () => requests };
});

const SSE = "text/event-stream";
const GARBAGE: [string, Garbage][] = [
  ["a page", { status: 200, type: "text/html", body: "<html>zq</html>" }],
  ["a stream of nothing", { status: 200, type: SSE, body: "" }],
  ["a stream that is no JSON", { status: 200, type: SSE, body: 'event: message_start\ndata: {"zq\n\n' }],
  ["null events", { status: 200, type: SSE, body: "event: message_start\ndata: null\n\n" }],
  ["other fields", { status: 200, type: SSE, body: 'event: message_start\ndata: {"type":"message_start"}\n\n' }],
  ["other types", { status: 200, type: SSE, body: 'event: x\ndata: {"type":"response.completed","response":7}\n\n' }],
  ["a stack", { status: 500, type: "text/plain", body: "Error: zq\n at ask (/srv/app.js:1:1)" }],
];

describe.for(PROVIDERS)("%s", (provider) => {
  test.for(GARBAGE)("%s is no model", async ([, garbage], { answering }) => {
    const { url } = await answering(garbage);
    const error: unknown = await read(openTestModel({ provider, url }).ask(anAsk())).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(ModelUnavailable);
    expect(String((error as Error).stack)).not.toContain("zq");
  });

  test("a redirect is not followed with the question", async ({ answering }) => {
    const other = await answering({ status: 200, type: SSE, body: "" });
    const { url } = await answering({
      status: 307,
      type: "text/plain",
      body: "",
      location: `${other.url}/v1/messages`,
    });
    await expect(read(openTestModel({ provider, url }).ask(anAsk()))).rejects.toBeInstanceOf(ModelUnavailable);
    expect(other.requests()).toBe(0);
  });
});
