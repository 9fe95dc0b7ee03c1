import type * as z from "zod";
import type { VendorAnswer } from "../../simulator-app.ts";

/** A refusal with the vendor's code and text. Descriptions are for humans: code must not branch on them. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  constructor(code: string, description: string, status = 400) {
    super(description);
    this.status = status;
    this.code = code;
  }
}

/** Unknown id. The vendor documents no body for it, so there is none. */
export class NotFound extends Error {}

export const errorBody = (code: string, description: string) => ({ errors: [{ code, description }] });

export const outage = (): VendorAnswer => ({
  status: 500,
  body: errorBody("internal_error", "Ocorreu um erro inesperado. Tente novamente."),
});

export const refusal = (): VendorAnswer => ({
  status: 400,
  body: errorBody("invalid_object", "Recusado porque o teste pediu."),
});

export const declined = () =>
  new Refusal("invalid_action", "Transação não autorizada. Verifique os dados do cartão de crédito e tente novamente.");

/** Parses a body; like the vendor, reports only the first invalid field. */
export function read<T>(schema: z.ZodType<T>, body: unknown): T {
  const result = schema.safeParse(body ?? {});
  if (result.success) return result.data;
  const field = String(result.error.issues[0]?.path[0] ?? "object");
  throw new Refusal(`invalid_${field}`, `O campo ${field} é inválido ou não foi informado.`);
}
