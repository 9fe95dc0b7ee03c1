import * as z from "zod/mini";
import { envelopeOf } from "./envelope.ts";
import { Id, MAX_INTEGER } from "./values.ts";

// What a member and the team write to each other: one thread with the professionals, one with support. A member's message
// is a kind of sync.ts, so that it waits on the device without a connection; what the team writes comes with a thread.

export const THREADS = ["team", "support"] as const;
export type Thread = (typeof THREADS)[number];

export const MAX_MESSAGE_TEXT = 2_000;
/** Messages of one page of a thread. */
export const MESSAGES_PER_PAGE = 50;

const At = z.iso.datetime();
/** The place of a message in its thread, from 1 without gaps; 0 stands for none. */
export const Seq = z.int().check(z.minimum(0), z.maximum(MAX_INTEGER));
export const MessageText = z
  .string()
  .check(z.trim(), z.minLength(1, "Escreva a mensagem"), z.maxLength(MAX_MESSAGE_TEXT));

/** A member's message: written once, never changed or deleted. Sealed at rest. Its id is made on the device. */
export const SentMessage = z.object({ thread: z.enum(THREADS), text: MessageText });
export type SentMessage = z.infer<typeof SentMessage>;

export const CORRESPONDENT_ROLES = ["nutri", "treinador", "suporte"] as const;
export type CorrespondentRole = (typeof CORRESPONDENT_ROLES)[number];

export const Correspondent = z.object({
  name: z.string(),
  role: z.enum(CORRESPONDENT_ROLES),
  /** "CRN-3 00000"; null in support. */
  registration: z.nullable(z.string()),
});
export type Correspondent = z.infer<typeof Correspondent>;

/** What stands in a thread at once where a member's words speak of danger, before a person has read them. */
export const SAFETY_CARDS = ["crisis", "other-person", "emergency", "violence", "care", "talk"] as const;
export const SafetyCard = z.object({
  /** `care`: an eating disorder. `talk`: suffering or a history without danger for today; a person is offered. */
  card: z.enum(SAFETY_CARDS),
  /** The fixed text with the lines of the member's country. */
  text: z.string(),
  /** Until when a person talks to the member; null where nobody on call was alerted. */
  personBy: z.nullable(At),
});
export type SafetyCard = z.infer<typeof SafetyCard>;

/** A promise of an answer that this message of the team ended. */
const Answered = z.object({
  /** Service time between the question and the answer. */
  serviceMinutes: z.int(),
  dueAt: At,
  isLate: z.boolean(),
});

export const Message = z.object({
  _id: Id,
  seq: Seq,
  at: At,
  /** `system`: a line or a card of the service itself; it never counts as an answer. */
  from: z.enum(["member", "team", "system"]),
  /** Who of the team wrote it. */
  by: z.nullable(Correspondent),
  /** Empty where a card says everything. */
  text: z.string(),
  card: z.nullable(SafetyCard),
  answered: z.nullable(Answered),
  /** Of a line of the service: the message that the member took back with it. */
  withdraws: z.optional(Id),
});
export type Message = z.infer<typeof Message>;

export const ThreadPage = z.object({
  thread: z.enum(THREADS),
  /** In order; at most a page. */
  messages: z.array(Message),
  hasOlder: z.boolean(),
  lastSeq: Seq,
  /** How far each side has read. */
  readByMember: Seq,
  readByTeam: Seq,
  /** The oldest message that waits for a person; null: none. `dueAt` is null where no answer is promised. */
  waiting: z.nullable(z.object({ since: At, dueAt: z.nullable(At), isLate: z.boolean() })),
});
export type ThreadPage = z.infer<typeof ThreadPage>;

/** `free`: the team answers members of the Complete plan. `ended`: the thread stays readable. */
export const WRITING = ["open", "free", "ended", "consent-missing"] as const;

/** New versions of a plan that stand in a thread, each where it was published. */
export const MAX_PLAN_CHANGES = 6;

export const MemberThread = z.extend(ThreadPage, {
  /** Who answers here. */
  people: z.array(Correspondent),
  /** Of the professions; whom the next answer is expected from. */
  holder: z.nullable(z.enum(CORRESPONDENT_ROLES)),
  writing: z.enum(WRITING),
  /** The newest versions of the plan that changed it, the newest first; of the thread with the team. */
  planChanges: z.optional(z.array(z.object({ version: z.int(), at: At }))),
});
export type MemberThread = z.infer<typeof MemberThread>;

/** `before`: the page that ends before this message. `after`: what came after it, the oldest first. */
export const ThreadQuery = z.object({
  before: z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
  after: z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
});

const params = z.object({ thread: z.enum(THREADS) });

export const getThread = {
  method: "GET",
  path: "/v1/account/conversations/:thread",
  summary: "A page of the signed-in member's thread with the team or with support, the newest without a query",
  schema: { params, querystring: ThreadQuery, response: { 200: envelopeOf(MemberThread) } },
} as const;

/** Never moves back: an older number changes nothing. */
export const readThread = {
  method: "POST",
  path: "/v1/account/conversations/:thread/read",
  summary: "Marks the signed-in member's thread as read up to a message",
  schema: { params, body: z.object({ seq: Seq }), response: { 200: envelopeOf(z.object({ readByMember: Seq })) } },
} as const;

/** The message stays; what was promised for it is void. The same again changes nothing. */
export const withdrawQuestion = {
  method: "POST",
  path: "/v1/account/conversations/:thread/messages/:messageId/withdraw",
  summary: "Takes back a question of the signed-in member that nobody has answered",
  schema: {
    params: z.extend(params, { messageId: Id }),
    response: { 200: envelopeOf(z.object({ done: z.literal(true) })) },
  },
} as const;

export const Badges = z.object({
  threads: z.array(z.object({ thread: z.enum(THREADS), unread: z.int(), lastAt: z.nullable(At) })),
  /** A reply to a weekly review that was not opened yet. */
  reviewReplies: z.int(),
});
export type Badges = z.infer<typeof Badges>;

export const getBadges = {
  method: "GET",
  path: "/v1/account/conversations",
  summary: "What the signed-in member has not read yet, by thread",
  schema: { response: { 200: envelopeOf(Badges) } },
} as const;
