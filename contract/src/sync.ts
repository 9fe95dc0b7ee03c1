import * as z from "zod/mini";
import { envelopeOf } from "./envelope.ts";
import { Id } from "./values.ts";

// Offline-first records of a member: each device writes mutations with ids and clocks of its own, one call pushes them
// and pulls what other devices wrote. How two writes to one field merge is in engine/src/sync.

/** The kinds of records. Each belongs to one domain of the server, which validates its fields. */
export const SYNC_KINDS = [
  "weight",
  "answer",
  "swap",
  "eaten",
  "tick",
  "workout",
  "set",
  "stop",
  "food",
  "day",
  "measure",
  "sleep",
  "activity",
  "own-food",
  "own-measure",
  "own-meal",
  "review",
  "message",
] as const;
export type SyncKind = (typeof SYNC_KINDS)[number];

export const MAX_MUTATIONS = 200;
export const MAX_CHANGES = 500;
/** A clock further ahead of the server's is refused: it would win every later conflict. */
export const MAX_CLOCK_AHEAD_MS = 24 * 3_600_000;

/**
 * A hybrid logical clock as sortable text: milliseconds (12 hex digits), counter (4), device (16). Text order is clock
 * order, and the device breaks a tie.
 */
export const Hlc = z.string().check(z.regex(/^[0-9a-f]{12}-[0-9a-f]{4}-[0-9a-f]{16}$/));

export const Weight = z.object({
  /** When the person stood on the scale. */
  at: z.iso.datetime(),
  kg: z.number().check(z.minimum(20), z.maximum(400), z.multipleOf(0.01)),
});
export type Weight = z.infer<typeof Weight>;

const Fields = z.record(z.string().check(z.maxLength(40)), z.unknown());

/** A put sets the given fields and leaves the others; a delete has none. Each (id, hlc) is applied once. */
export const Mutation = z.object({
  /** A UUIDv7 made on the device; of an answer, the id that its question has (engine/src/intake/answer-id.ts). */
  id: Id,
  kind: z.string().check(z.maxLength(40)),
  op: z.enum(["put", "delete"]),
  hlc: Hlc,
  fields: Fields,
});
export type Mutation = z.infer<typeof Mutation>;

/**
 * `stored`: the server has it, whether it won or lost against another device. The others are refused and stay on the
 * device. `clock-ahead`: stamp it again by `now`. `gone`: the record was erased; put it again with all fields.
 * `full`: the account has as much of this kind as one may have; of messages, as many as in an hour.
 */
export const ACK_RESULTS = [
  "stored",
  "invalid",
  "unknown-kind",
  "consent-missing",
  "clock-ahead",
  "gone",
  "full",
] as const;

export const Ack = z.object({ id: Id, hlc: Hlc, result: z.enum(ACK_RESULTS) });
export type Ack = z.infer<typeof Ack>;

/** A record as merged. */
export const Change = z.object({
  id: Id,
  kind: z.string(),
  deleted: z.boolean(),
  /** Empty when deleted. */
  fields: Fields,
  /** The clock of each field and of the newest delete: a device merges by them. */
  clocks: z.object({ fields: z.record(z.string(), Hlc), deleted: z.nullable(Hlc) }),
  /** Values of other devices that lost, newest first, kept for 90 days: offered as an undo. */
  conflicts: z.array(z.object({ field: z.string(), value: z.unknown(), hlc: Hlc })),
});
export type Change = z.infer<typeof Change>;

export const SyncReply = z.object({
  /** Opaque; sent with the next call. */
  cursor: z.string(),
  /** The device's cursor is of no use: it discards what it had received (never what it has not sent). */
  reset: z.boolean(),
  /** With a reset: no consent to health data stands. The device discards all of it, also what it has not sent. */
  withdrawn: z.boolean(),
  /** One for each mutation, in their order. */
  acks: z.array(Ack),
  /** In the order of their revision, each record once. */
  changes: z.array(Change),
  /** There are further changes: call again with the new cursor. */
  more: z.boolean(),
  /** The server's clock in milliseconds. */
  now: z.int(),
});
export type SyncReply = z.infer<typeof SyncReply>;

export const sync = {
  method: "POST",
  path: "/v1/account/sync",
  summary: "Pushes a device's mutations and pulls what changed since its cursor",
  schema: {
    body: z.object({
      /** Null on a device that has nothing yet. */
      cursor: z.nullable(z.string().check(z.maxLength(80))),
      mutations: z.array(Mutation).check(z.maxLength(MAX_MUTATIONS)),
      /** Where the device is, an IANA name: notices come by day there. */
      timeZone: z.optional(z.string().check(z.maxLength(64))),
    }),
    response: { 200: envelopeOf(SyncReply) },
  },
} as const;
