import * as z from "zod/mini";
import { envelopeOf } from "./envelope.ts";

/** The address of a CEP. A town with a single CEP has neither street nor district. */
export const PostalAddress = z.object({
  street: z.string(),
  district: z.string(),
  city: z.string(),
  state: z.string(),
});
export type PostalAddress = z.infer<typeof PostalAddress>;

const params = z.object({ cep: z.string().check(z.regex(/^\d{8}$/, "CEP inválido")) });

/** Null for an unknown CEP. It only fills in a form: no step depends on it. */
export const findPostalAddress = {
  method: "GET",
  path: "/v1/public/postal-codes/:cep",
  summary: "The street, district, city and state of a CEP",
  schema: { params, response: { 200: envelopeOf(z.nullable(PostalAddress)) } },
} as const;
