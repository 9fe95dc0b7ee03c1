import * as z from "zod/mini";
import { envelopeOf } from "./envelope.ts";
import { Done } from "./values.ts";

/** Of an error in a page's scripts, without its message, stack, address or account. */
export const BrowserError = z.object({
  /** The hash of the build's list of routes. */
  build: z.string().check(z.regex(/^[0-9a-z]{1,40}$/)),
  /** The route's module, which has no parameters: `app/diary/day.route`. */
  route: z.string().check(z.regex(/^[a-z0-9./-]{1,100}$/)),
  /** The error's class, such as `TypeError`. */
  name: z.string().check(z.regex(/^[A-Za-z]{1,40}$/)),
});
export type BrowserError = z.infer<typeof BrowserError>;

export const reportBrowserError = {
  method: "POST",
  path: "/v1/public/browser-errors",
  summary: "A page's script failed: counted for the operator, and never stored",
  schema: { body: BrowserError, response: { 200: envelopeOf(Done) } },
} as const;
