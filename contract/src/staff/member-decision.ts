import * as z from "zod/mini";
import { envelopeOf } from "../envelope.ts";
import { HALVES } from "../plan-document.ts";
import { Id, MAX_INTEGER } from "../values.ts";
import { MemberFile } from "./member-file.ts";
import { StaffReason, StaffText } from "./team.ts";

// What a professional decides about a member whom a person reads first.

const params = z.object({ memberId: Id });

/**
 * `keep`: stays with a person · `limits`: released at level B · `release`: released whole, only where the rows allow it ·
 * `not-served`: refund and where to look for help.
 */
export const DECISIONS = ["keep", "limits", "release", "not-served"] as const;
export type ReadingDecision = (typeof DECISIONS)[number];

export const getDecisionOptions = {
  method: "GET",
  path: "/v1/staff/members/:memberId/decision",
  summary: "What may be decided about a member whom a person reads first, and the text the member would read",
  schema: {
    params,
    querystring: z.object({ half: z.enum(HALVES) }),
    response: {
      200: envelopeOf(
        z.object({
          options: z.array(
            z.object({
              decision: z.enum(DECISIONS),
              isAllowed: z.boolean(),
              /** Why it is locked, naming the row. */
              lock: z.nullable(z.string()),
              follows: z.string(),
              /** What the member would read; the professional may edit it. */
              message: z.string(),
            }),
          ),
        }),
      ),
    },
  },
} as const;

/** Signed with a fresh second factor; refused when newer answers arrived meanwhile (`decision-outdated`). */
export const decideReading = {
  method: "POST",
  path: "/v1/staff/members/:memberId/decision",
  summary: "Releases or keeps a member whom a person reads first, with a reason; the member is notified",
  schema: {
    params,
    body: z.object({
      key: Id,
      /** The assessment that was read. */
      assessment: z.int().check(z.maximum(MAX_INTEGER)),
      half: z.enum(HALVES),
      decision: z.enum(DECISIONS),
      reason: StaffReason,
      message: StaffText,
      /** Of `keep`: when it is looked at again. */
      reviewBy: z.nullable(z.iso.datetime()),
    }),
    response: { 200: envelopeOf(MemberFile) },
  },
} as const;
