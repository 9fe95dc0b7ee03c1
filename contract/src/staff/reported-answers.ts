import * as z from "zod/mini";
import { envelopeOf } from "../envelope.ts";
import { Done, Id } from "../values.ts";
import { PAIN_REGIONS } from "../workouts.ts";

// What a member told a professional and did not answer in the app: it changes the answers as if they had.

export const REPORT_CHANNELS = ["chat", "appointment", "phone"] as const;
export type ReportChannel = (typeof REPORT_CHANNELS)[number];

const Choice = z.string().check(z.minLength(1), z.maxLength(60));
const Words = (most: number) => z.string().check(z.trim(), z.maxLength(most));

/** Each adds to what is answered already; the way of eating replaces it. Choices are those of the questionnaire. */
const Report = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("allergy"),
    items: z.array(Choice).check(z.maxLength(10)),
    other: Words(120),
    severe: z.boolean(),
  }),
  z.object({ kind: z.literal("condition"), marked: z.array(Choice).check(z.maxLength(20)), name: Words(120) }),
  z.object({ kind: z.literal("medicine"), name: Words(60).check(z.minLength(2)) }),
  z.object({ kind: z.literal("eating"), eating: Choice }),
  z.object({
    kind: z.literal("pain"),
    region: z.enum(PAIN_REGIONS),
    pain: z.int().check(z.minimum(0), z.maximum(10)),
  }),
]);
export type Report = z.infer<typeof Report>;

/** The same key twice is one act. Refused when it is no answer, or the member's consent is withdrawn (`report-refused`). */
export const reportAnswer = {
  method: "POST",
  path: "/v1/staff/members/:memberId/reported-answers",
  summary: "Records an answer that the member told a professional, with how and when",
  schema: {
    params: z.object({ memberId: Id }),
    body: z.object({ key: Id, reportedOn: z.iso.date(), channel: z.enum(REPORT_CHANNELS), report: Report }),
    response: { 200: envelopeOf(Done) },
  },
} as const;
