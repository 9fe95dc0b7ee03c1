import { expect, test } from "vitest";
import { readEvents, takeEvents } from "./read-events.ts";

const sentence = (text: string) => `event: sentence\ndata: ${JSON.stringify({ type: "sentence", text })}\n\n`;

function streamOf(bytes: Uint8Array, size: number, isCut = false): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at < bytes.length) return controller.enqueue(bytes.slice(at, (at += size)));
      return isCut ? controller.error(new TypeError("network")) : controller.close();
    },
  });
}

async function textsOf(stream: ReadableStream<Uint8Array>): Promise<string[]> {
  const texts: string[] = [];
  for await (const event of readEvents(stream)) if (event.type === "sentence") texts.push(event.text);
  return texts;
}

test.each([1, 2, 3, 7, 64, 10_000])("however the bytes are cut, %i at a time", async (size) => {
  const bytes = new TextEncoder().encode(`: aberto\n\n${sentence("Dá. ")}${sentence("Feijão não é pão 🫘.")}`);
  expect(await textsOf(streamOf(bytes, size))).toEqual(["Dá. ", "Feijão não é pão 🫘."]);
});

test.each([1, 5, 10_000])("with the line breaks of another system, %i at a time", async (size) => {
  const bytes = new TextEncoder().encode(`${sentence("Um.")}${sentence("Dois.")}`.replaceAll("\n", "\r\n"));
  expect(await textsOf(streamOf(bytes, size))).toEqual(["Um.", "Dois."]);
});

test("half an event is no event", () => {
  const { events, rest } = takeEvents(`${sentence("Um.")}event: sentence\ndata: {"type":`);
  expect(events).toEqual([{ type: "sentence", text: "Um." }]);
  expect(rest).toBe('event: sentence\ndata: {"type":');
});

test("a broken connection rejects, after what had come", async () => {
  const texts: string[] = [];
  const read = async () => {
    for await (const event of readEvents(streamOf(new TextEncoder().encode(sentence("Um.")), 20, true)))
      if (event.type === "sentence") texts.push(event.text);
  };
  await expect(read()).rejects.toThrow("network");
  expect(texts).toEqual(["Um."]);
});

test("a connection that has fallen silent is lost", async () => {
  const silent = new ReadableStream<Uint8Array>();
  await expect(readEvents(silent, 5).next()).rejects.toThrow("no byte came");
});
