import * as z from "zod/mini";
import { envelopeOf } from "./envelope.ts";

/** The page of an alert's link, with the token as `aviso`: it shows the reference, and one button acknowledges. */
export const ON_CALL_PAGE = "/plantao";

/** POST only: messaging apps open links for a preview. */
export const acknowledgeAlert = {
  method: "POST",
  path: "/v1/public/on-call/acknowledgements",
  summary: "Acknowledges an alert to whoever is on call, by the signed token of the message's link",
  schema: {
    body: z.object({ token: z.string().check(z.maxLength(200)) }),
    response: {
      200: envelopeOf(z.object({ referenceNumber: z.string(), acknowledgedAt: z.iso.datetime() })),
    },
  },
} as const;
