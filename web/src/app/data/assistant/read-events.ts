import type { StreamEvent } from "@app/contract/assistant";

/** A connection that is this long without a byte is taken for lost: a phone that changes networks hears of no end. */
const SILENCE_MS = 30_000;

/**
 * The events of an answer, in order, as `text/event-stream` carries them (WHATWG): fields by line, an event by an empty
 * line, comments to keep the connection. Ends with the connection, whole or not; rejects where it breaks.
 */
export async function* readEvents(body: ReadableStream<Uint8Array>, silenceMs = SILENCE_MS) {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  try {
    for (;;) {
      const { done, value } = await withinSilence(reader.read(), silenceMs);
      text += decoder.decode(value, { stream: !done });
      const { events, rest } = takeEvents(text);
      text = rest;
      yield* events;
      if (done) return;
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

/** Whole events of what has come, and what is left of it. */
export function takeEvents(text: string): { events: StreamEvent[]; rest: string } {
  // A line break that is cut in two stays with the rest.
  const isCut = text.endsWith("\r");
  const lines = (isCut ? text.slice(0, -1) : text).replaceAll("\r\n", "\n").replaceAll("\r", "\n");
  const end = lines.lastIndexOf("\n\n");
  const rest = (end < 0 ? lines : lines.slice(end + 2)) + (isCut ? "\r" : "");
  const whole = end < 0 ? [] : lines.slice(0, end).split("\n\n");
  return { events: whole.flatMap(eventIn), rest };
}

const DATA = /^data: ?(.*)$/;

/** An event without data is none. */
function eventIn(block: string): StreamEvent[] {
  const data = block.split("\n").flatMap((line) => DATA.exec(line)?.[1] ?? []);
  return data.length > 0 ? [JSON.parse(data.join("\n")) as StreamEvent] : [];
}

async function withinSilence<T>(read: Promise<T>, silenceMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silent = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TypeError("no byte came")), silenceMs);
  });
  try {
    return await Promise.race([read, silent]);
  } finally {
    clearTimeout(timer);
  }
}
