import { randomBytes } from "node:crypto";
import * as z from "zod";
import type { VendorAnswer } from "../simulator-app.ts";

const MAX_TEXT = 1024;

/** The vendor's error object. */
export function cloudError(status: number, code: number, message: string, details = message): VendorAnswer {
  return {
    status,
    body: {
      error: {
        message: `(#${code}) ${message}`,
        type: "OAuthException",
        code,
        error_data: { messaging_product: "whatsapp", details },
        fbtrace_id: `A${randomBytes(16).toString("base64url")}`,
      },
    },
  };
}

export const outage = () => cloudError(503, 131016, "Service unavailable");
export const refusal = () => cloudError(400, 131026, "Message undeliverable", "The recipient is not on WhatsApp.");
export const noToken = () => cloudError(401, 190, "Invalid OAuth access token - Cannot parse access token");
export const unknownPath = () => cloudError(400, 100, "Unknown path components");

const Parameter = z
  .string()
  .min(1)
  .refine(
    (text) => !/[\n\r\t]| {5}/.test(text),
    "cannot have new-line/tab characters or more than 4 consecutive spaces",
  );

export const TemplateMessage = z.object({
  messaging_product: z.literal("whatsapp"),
  recipient_type: z.literal("individual").optional(),
  to: z.string().regex(/^\+?\d{8,15}$/),
  type: z.literal("template"),
  template: z.object({
    name: z.string().regex(/^[a-z0-9_]{1,512}$/),
    language: z.object({ code: z.string().regex(/^[a-z]{2,3}(_[A-Z]{2})?$/) }),
    components: z
      .array(
        z.object({
          type: z.literal("body"),
          parameters: z.array(z.object({ type: z.literal("text"), text: Parameter })),
        }),
      )
      .max(1)
      .optional(),
  }),
  biz_opaque_callback_data: z.string().max(512).optional(),
});

/** The parsed message, or the vendor's error. */
export function parseTemplateMessage(body: unknown): z.output<typeof TemplateMessage> | VendorAnswer {
  const read = TemplateMessage.safeParse(body);
  if (!read.success) {
    const [issue] = read.error.issues;
    return cloudError(400, 100, "Invalid parameter", `${issue?.path.join(".")}: ${issue?.message}`);
  }
  const length = variablesOf(read.data).reduce((sum, text) => sum + text.length, 0);
  if (length > MAX_TEXT) return cloudError(400, 132005, "Translated text too long");
  return read.data;
}

export const variablesOf = ({ template }: z.output<typeof TemplateMessage>): string[] =>
  template.components?.flatMap(({ parameters }) => parameters.map(({ text }) => text)) ?? [];

export const wamid = (): string => `wamid.${randomBytes(24).toString("base64")}`;
