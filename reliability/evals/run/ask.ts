import { randomUUID } from "node:crypto";
import { type AssistantMessage, answerSign, askAssistant, StreamEvent } from "@app/contract/assistant";
import type { Envelope } from "@app/contract/envelope";

type Headers = Readonly<Record<string, string>>;

export type Streamed = {
  /** As the stream said it was stored. */
  readonly answer: AssistantMessage;
  /** Every text of the stream besides the member's own. */
  readonly texts: string;
  /** The bytes after the first event, which repeats the question. */
  readonly raw: string;
  /** Until the first words of the answer; null: there were none before the end. */
  readonly firstWordsMs: number;
};

/** Asks over HTTP as a browser does, and reads the stream to its end. */
export async function ask(url: string, headers: Headers, text: string): Promise<Streamed> {
  const since = performance.now();
  const reply = await fetch(url + askAssistant.path, {
    method: askAssistant.method,
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ id: randomUUID(), text }),
  });
  if (!reply.ok || !reply.body) throw new Error(`the question was answered ${reply.status}: ${await reply.text()}`);
  const events: StreamEvent[] = [];
  const raw: string[] = [];
  let firstWordsMs: number | undefined;
  for await (const frame of framesOf(reply.body)) {
    const data = frame.split("\n").find((line) => line.startsWith("data: "));
    if (!data) continue;
    const event = StreamEvent.parse(JSON.parse(data.slice("data: ".length)));
    events.push(event);
    if (event.type !== "start") raw.push(frame);
    if (event.type !== "start" && event.type !== "step") firstWordsMs ??= performance.now() - since;
  }
  const last = events.at(-1);
  if (last?.type !== "end") throw new Error("the stream ended without its end");
  return {
    answer: last.answer,
    texts: events.map(textOf).join(" "),
    raw: raw.join("\n\n"),
    firstWordsMs: firstWordsMs ?? performance.now() - since,
  };
}

/** The members of the file mean what they write: what is asked back is confirmed with a tap. */
export async function confirmSign(url: string, headers: Headers, answer: AssistantMessage): Promise<AssistantMessage> {
  const sign = answer.blocks.find((block) => block.kind === "sign");
  if (sign?.kind !== "sign") return answer;
  const reply = await fetch(url + answerSign.path.replace(":signId", sign.signId), {
    method: answerSign.method,
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ answer: "yes" }),
  });
  if (!reply.ok) throw new Error(`the sign was answered ${reply.status}`);
  return ((await reply.json()) as Envelope<AssistantMessage>).return ?? answer;
}

async function* framesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let rest = "";
  for await (const piece of body.pipeThrough(new TextDecoderStream())) {
    const frames = (rest + piece).split("\n\n");
    rest = frames.pop() ?? "";
    yield* frames;
  }
}

/** Blocks are read from the answer at the end, where they stand again. */
const textOf = (event: StreamEvent): string =>
  event.type === "sentence" || event.type === "step" ? event.text : event.type === "block" ? "\n" : "";
