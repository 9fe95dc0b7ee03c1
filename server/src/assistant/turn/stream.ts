import { Readable } from "node:stream";
import type { StreamEvent } from "@app/contract/assistant";
import type { FastifyReply } from "fastify";
import { SECOND_MS } from "../../platform/time/durations.ts";

/** Below the proxy's read timeout (deploy/nginx/api.conf), also while a model thinks. */
const HEARTBEAT_MS = 5 * SECOND_MS;

export type EventStream = {
  send: (event: StreamEvent) => void;
  end: () => void;
  /** Aborted when the connection is gone. */
  signal: AbortSignal;
};

/**
 * Opens a reply of server-sent events. Nobody waits for a slow client: what it has not read yet is held, and that is one
 * answer at most. After a disconnect events go nowhere.
 */
export function openStream(reply: FastifyReply): EventStream {
  const closed = new AbortController();
  const stream = new Readable({ read() {} });
  const push = (text: string): void => {
    if (!stream.destroyed && !stream.readableEnded) stream.push(text);
  };
  const heartbeat = setInterval(() => push(": \n\n"), HEARTBEAT_MS);
  stream.once("close", () => {
    clearInterval(heartbeat);
    closed.abort();
  });
  void reply
    .header("content-type", "text/event-stream; charset=utf-8")
    .header("cache-control", "no-store")
    // The proxy passes each event on as it comes.
    .header("x-accel-buffering", "no")
    // A process that stops waits for its connections: this one ends with its answer.
    .header("connection", "close")
    .send(stream);
  return {
    send: (event) => push(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`),
    end: () => {
      clearInterval(heartbeat);
      if (!stream.destroyed) stream.push(null);
    },
    signal: closed.signal,
  };
}
