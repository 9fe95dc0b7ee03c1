import type { sendVerification as sendVerificationWire } from "@app/contract/access";
import type { EndpointRef } from "../../api.ts";

// A reference without schemas, so that the screen does not load the validation library.
export const sendVerification: EndpointRef<typeof sendVerificationWire> = {
  method: "POST",
  path: "/v1/auth/verifications",
};
