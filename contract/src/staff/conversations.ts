import * as z from "zod/mini";
import { MAX_MESSAGE_TEXT, MessageText, Seq, THREADS, ThreadPage, ThreadQuery } from "../conversations.ts";
import { envelopeOf } from "../envelope.ts";
import { Id } from "../values.ts";
import { StaffText } from "./team.ts";

// A member's threads as the team reads and answers them: the professionals the one with the team, support its own.

const At = z.iso.datetime();
const params = z.object({ memberId: Id, thread: z.enum(THREADS) });

export const HOLDERS = ["nutri", "treinador", "suporte"] as const;
export type Holder = (typeof HOLDERS)[number];

export const StaffThread = z.extend(ThreadPage, {
  memberId: Id,
  /** The member's name, and what canned replies call them. */
  name: z.string(),
  firstName: z.string(),
  /** Whom the next answer is expected from. */
  holder: z.nullable(z.enum(HOLDERS)),
  /** The signed-in person's own unsent text. */
  draft: z.nullable(z.object({ text: z.string(), savedAt: At })),
  /** False: read only, as in emergency access. */
  mayWrite: z.boolean(),
});
export type StaffThread = z.infer<typeof StaffThread>;

const response = { 200: envelopeOf(StaffThread) };

export const getStaffThread = {
  method: "GET",
  path: "/v1/staff/members/:memberId/threads/:thread",
  summary: "A page of a member's thread, the newest without a query",
  schema: { params, querystring: ThreadQuery, response },
} as const;

/** The key is the client's: twice is once. A person's answer ends the promise and the own draft, and marks as read. */
export const sendStaffMessage = {
  method: "POST",
  path: "/v1/staff/members/:memberId/threads/:thread/messages",
  summary: "Answers a member",
  schema: { params, body: z.object({ key: Id, text: MessageText }), response },
} as const;

/** Never moves back. */
export const readStaffThread = {
  method: "POST",
  path: "/v1/staff/members/:memberId/threads/:thread/read",
  summary: "Marks a member's thread as read by the team up to a message",
  schema: { params, body: z.object({ seq: Seq }), response: { 200: envelopeOf(z.object({ readByTeam: Seq })) } },
} as const;

/** Each person has a draft of their own in a thread; an empty text deletes it. */
export const saveReplyDraft = {
  method: "POST",
  path: "/v1/staff/members/:memberId/threads/:thread/draft",
  summary: "Saves the signed-in person's unsent reply",
  schema: {
    params,
    body: z.object({ text: z.string().check(z.maxLength(MAX_MESSAGE_TEXT)) }),
    response: { 200: envelopeOf(z.object({ savedAt: z.nullable(At) })) },
  },
} as const;

/**
 * Between the professions the thread stays the same; one may take a question to oneself. To support, or from it to the team, the note opens the member's
 * other thread: nobody there reads this one. The promise runs on until a person answers. The key is the client's.
 */
export const handOverThread = {
  method: "POST",
  path: "/v1/staff/members/:memberId/threads/:thread/hand-over",
  summary: "Hands a member's question to the other profession, to support, or from support to the team",
  schema: { params, body: z.object({ key: Id, to: z.enum(HOLDERS), note: StaffText }), response },
} as const;

const SupportThread = z.object({
  memberId: Id,
  name: z.string(),
  lastAt: At,
  unread: z.int(),
  waiting: ThreadPage.shape.waiting,
});

export const SupportInbox = z.object({
  /** Those that wait first, the nearest promise before the others; at most 200. */
  threads: z.array(SupportThread),
});
export type SupportInbox = z.infer<typeof SupportInbox>;

export const getSupportInbox = {
  method: "GET",
  path: "/v1/staff/support",
  summary: "The threads with support",
  schema: { response: { 200: envelopeOf(SupportInbox) } },
} as const;

/** Placeholders: see engine/src/team/replies. */
export const CannedReply = z.object({
  _id: Id,
  title: z.string(),
  text: z.string(),
  /** Written by the signed-in person, who may delete it; otherwise the service's. */
  isMine: z.boolean(),
});
export type CannedReply = z.infer<typeof CannedReply>;

const Replies = z.object({ replies: z.array(CannedReply) });
export const MAX_OWN_REPLIES = 100;
export const MAX_REPLY_TITLE = 60;

export const listCannedReplies = {
  method: "GET",
  path: "/v1/staff/replies",
  summary: "Canned replies of the signed-in person's role, and their own",
  schema: { response: { 200: envelopeOf(Replies) } },
} as const;

export const saveCannedReply = {
  method: "POST",
  path: "/v1/staff/replies",
  summary: "Saves a canned reply of one's own; the same id again replaces it",
  schema: {
    body: z.object({
      _id: Id,
      title: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_REPLY_TITLE)),
      text: MessageText,
    }),
    response: { 200: envelopeOf(Replies) },
  },
} as const;

export const deleteCannedReply = {
  method: "DELETE",
  path: "/v1/staff/replies/:replyId",
  summary: "Deletes a canned reply of one's own; twice is once",
  schema: { params: z.object({ replyId: Id }), response: { 200: envelopeOf(Replies) } },
} as const;
