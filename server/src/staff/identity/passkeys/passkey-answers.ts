import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import * as z from "zod";
import { Problem } from "../../../platform/http/problem.ts";

// What the browser's library sends. The contract passes it through, so its shape is checked here.

const Base64Url = z.string().max(20_000);
const credential = { id: z.string().min(1).max(2_000), rawId: z.string().max(2_000), type: z.literal("public-key") };

const Registration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});

const Assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
    userHandle: z.string().max(200).optional(),
  }),
});

export const parseRegistration = (answer: unknown): RegistrationResponseJSON =>
  ({ ...parsed(Registration, answer), clientExtensionResults: {} }) as RegistrationResponseJSON;

export const parseAssertion = (answer: unknown): AuthenticationResponseJSON =>
  ({ ...parsed(Assertion, answer), clientExtensionResults: {} }) as AuthenticationResponseJSON;

function parsed<S extends z.ZodType>(schema: S, answer: unknown): z.output<S> {
  const result = schema.safeParse(answer);
  if (!result.success) throw new Problem("staff-credentials-wrong");
  return result.data;
}
