import { randomBytes } from "node:crypto";
import type { VendorAnswer } from "../simulator-app.ts";

export const traceId = (): string => `A${randomBytes(16).toString("base64url")}`;

type Detail = { subcode?: number; title?: string; text?: string; status?: number; transient?: boolean; type?: string };

/** The vendor's error object. Sub-codes are given only where the vendor's are known. */
export function metaError(code: number, message: string, detail: Detail = {}): VendorAnswer {
  return {
    status: detail.status ?? 400,
    body: {
      error: {
        message,
        type: detail.type ?? "OAuthException",
        code,
        ...(detail.subcode === undefined ? {} : { error_subcode: detail.subcode }),
        is_transient: detail.transient ?? false,
        ...(detail.title === undefined ? {} : { error_user_title: detail.title, error_user_msg: detail.text }),
        fbtrace_id: traceId(),
      },
    },
  };
}

export const invalid = (title: string, text: string, subcode?: number): VendorAnswer =>
  metaError(100, "Invalid parameter", { title, text, ...(subcode === undefined ? {} : { subcode }) });

export const noToken = () => metaError(104, "An access token is required to request this resource.", { status: 401 });

export const unknownPath = (path: string) =>
  metaError(2500, `Unknown path components: ${path}`, { status: 400, type: "OAuthException" });

export const outage = () => metaError(2, "Service temporarily unavailable", { status: 503, transient: true });

export const refusal = () => invalid("Invalid Parameter", "This request was refused because the test asked for it.");
