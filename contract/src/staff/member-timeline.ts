import * as z from "zod/mini";
import { envelopeOf } from "../envelope.ts";
import { Id } from "../values.ts";
import { StaffText } from "./team.ts";

// What happened with a member, and what the professionals write into it.

const params = z.object({ memberId: Id });

export const LANES = ["nutri", "treino", "membro", "ia", "equipe"] as const;
export const TIMELINE_KINDS = [
  "answers",
  "plan",
  "diary",
  "review",
  "reply",
  "message",
  "call",
  "comment",
  "alert",
  "pain",
  "promise",
  "decision",
] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

/** Figures that are drawn, of a diary's week or a review. */
const Figure = z.object({ label: z.string(), value: z.string(), share: z.nullable(z.number()) });

const TimelineEvent = z.object({
  _id: z.string(),
  at: z.iso.datetime(),
  kind: z.enum(TIMELINE_KINDS),
  lane: z.enum(LANES),
  title: z.string(),
  detail: z.nullable(z.string()),
  /** Who did it, of the team. */
  by: z.nullable(z.string()),
  state: z.nullable(z.enum(["ok", "late", "alert"])),
  figures: z.array(Figure),
});
export type TimelineEvent = z.infer<typeof TimelineEvent>;

export const getTimeline = {
  method: "GET",
  path: "/v1/staff/members/:memberId/timeline",
  summary: "What happened with a member, newest first, 50 per page; what is owed comes with the first page",
  schema: {
    params,
    querystring: z.object({
      before: z.optional(z.string().check(z.maxLength(100))),
      only: z.optional(z.enum(TIMELINE_KINDS)),
    }),
    response: {
      200: envelopeOf(
        z.object({ events: z.array(TimelineEvent), ahead: z.array(TimelineEvent), next: z.nullable(z.string()) }),
      ),
    },
  },
} as const;

/** Between the professionals; the member reads it in an export. The key is the client's: twice is once. */
export const addComment = {
  method: "POST",
  path: "/v1/staff/members/:memberId/comments",
  summary: "Comments between the professionals of a member",
  schema: {
    params,
    body: z.object({ key: Id, text: StaffText }),
    response: { 200: envelopeOf(z.object({ event: TimelineEvent })) },
  },
} as const;

/** What was said in a call; the member can read it. */
export const addCallNote = {
  method: "POST",
  path: "/v1/staff/members/:memberId/call-notes",
  summary: "Notes of a call with a member",
  schema: {
    params,
    body: z.object({
      key: Id,
      bookingId: z.nullable(Id),
      minutes: z.nullable(z.int().check(z.minimum(1), z.maximum(240))),
      text: StaffText,
    }),
    response: { 200: envelopeOf(z.object({ event: TimelineEvent })) },
  },
} as const;
