import type { FastifyRequest } from "fastify";
import { createSimulatorApp, pushBounded } from "../simulator-app.ts";
import { noToken, outage, refusal, traceId, unknownPath } from "./errors.ts";
import { parseEvents } from "./rules.ts";

export type StoredEvent = {
  event_name: string;
  event_id?: string | undefined;
  event_time: number;
  action_source: string;
  event_source_url?: string | undefined;
  user_data: Record<string, unknown>;
  custom_data?: Record<string, unknown> | undefined;
  source: "capi" | "pixel";
  pixel_id: string;
  test_event_code?: string;
  received_at: string;
};

const DEDUPLICATION_MS = 48 * 60 * 60 * 1000;
const STORED_EVENTS = 5_000;
const MAX_IDS = 100_000;
const GIF = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

/**
 * Meta's Conversions API and its pixel's image. `events()` is what the platform would count:
 * of the same name and id within 48 hours only the first, from the API or the pixel.
 */
export function createMetaSimulator({
  now = () => new Date(),
  maxStored = STORED_EVENTS,
}: {
  now?: () => Date;
  maxStored?: number;
} = {}) {
  const counted: StoredEvent[] = [];
  const duplicates: StoredEvent[] = [];
  const firstSeen = new Map<string, number>();
  let received = 0;
  let repeated = 0;

  const simulatorApp = createSimulatorApp({
    outage,
    refusal,
    ledger: () => ({ ...events(), duplicated: duplicates }),
    reset() {
      counted.length = duplicates.length = received = repeated = 0;
      firstSeen.clear();
    },
  });
  const events = () => ({ events: [...counted], received, duplicates: repeated, requests: simulatorApp.callCount() });

  function take(event: StoredEvent): void {
    received += 1;
    const key = event.event_id ? `${event.pixel_id} ${event.event_name} ${event.event_id}` : undefined;
    const first = key === undefined ? undefined : firstSeen.get(key);
    if (first !== undefined && now().getTime() - first < DEDUPLICATION_MS) {
      repeated += 1;
      pushBounded(duplicates, event, maxStored);
      return;
    }
    pushBounded(counted, event, maxStored);
    if (key === undefined) return;
    firstSeen.delete(key);
    firstSeen.set(key, now().getTime());
    const [oldest] = firstSeen.keys();
    if (firstSeen.size > MAX_IDS && oldest !== undefined) firstSeen.delete(oldest);
  }

  simulatorApp.app.post<{ Params: { version: string; pixelId: string } }>(
    "/:version/:pixelId/events",
    (request, reply) => {
      const { version, pixelId } = request.params;
      const refuse = ({ status, body }: { status: number; body: unknown }) => reply.code(status).send(body);
      if (!/^v\d+\.\d+$/.test(version)) return refuse(unknownPath(request.url.replace(/\?.*/, "")));
      if (!tokenOf(request)) return refuse(noToken());
      const { data, test_event_code } = bag(request.body);
      const read = parseEvents(data, now());
      if (!Array.isArray(read)) return refuse(read);
      const test = typeof test_event_code === "string" ? { test_event_code } : {};
      const received_at = now().toISOString();
      for (const event of read) take({ ...event, ...test, source: "capi", pixel_id: pixelId, received_at });
      return { events_received: read.length, messages: [], fbtrace_id: traceId() };
    },
  );

  simulatorApp.app.get<{ Querystring: Record<string, string> }>("/tr", (request, reply) => {
    const { id, ev, eid, dl = "", ...rest } = request.query;
    // Like the vendor's, the image always comes; what cannot be read is simply not counted.
    if (id && ev) {
      take({
        source: "pixel",
        pixel_id: id,
        event_name: ev,
        event_id: eid,
        event_time: Math.floor(now().getTime() / 1000),
        action_source: "website",
        event_source_url: dl,
        user_data: {
          ...bracketed("ud", rest),
          fbp: rest["fbp"],
          fbc: rest["fbc"],
          client_user_agent: request.headers["user-agent"],
        },
        custom_data: bracketed("cd", rest),
        received_at: now().toISOString(),
      });
    }
    return reply
      .header("cache-control", "no-store")
      .header("cross-origin-resource-policy", "cross-origin")
      .type("image/gif")
      .send(GIF);
  });

  simulatorApp.app.get("/_sim/events", events);
  simulatorApp.app.setNotFoundHandler((request, reply) => {
    const { status, body } = unknownPath(request.url.replace(/\?.*/, ""));
    return reply.code(status).send(body);
  });

  return { ...simulatorApp, events };
}

const bag = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

/** The vendor accepts the token in the body, the query or the header. */
function tokenOf({ body, query, headers }: FastifyRequest): unknown {
  return (
    bag(body)["access_token"] || bag(query)["access_token"] || /^Bearer (\S+)$/i.exec(headers.authorization ?? "")?.[1]
  );
}

/** `cd[value]=1` as the pixel sends it → `{ value: "1" }`. */
const bracketed = (prefix: string, query: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query)
      .filter(([name]) => name.startsWith(`${prefix}[`) && name.endsWith("]"))
      .map(([name, value]) => [name.slice(prefix.length + 1, -1), value]),
  );
