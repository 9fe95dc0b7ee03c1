import type * as access from "@app/contract/access";
import type * as wire from "@app/contract/identity";
import type { EndpointRef } from "../api.ts";

// The endpoints that the login page needs without the contract's schemas.

export const openSession: EndpointRef<typeof access.openSession> = { method: "POST", path: "/v1/auth/sessions" };
export const me: EndpointRef<typeof wire.me> = { method: "GET", path: "/v1/auth/me" };
export const requestPasswordReset: EndpointRef<typeof wire.requestPasswordReset> = {
  method: "POST",
  path: "/v1/public/password-resets",
};
export const resetPassword: EndpointRef<typeof wire.resetPassword> = {
  method: "POST",
  path: "/v1/public/password-resets/confirm",
};
export const confirmVerification: EndpointRef<typeof wire.confirmVerification> = {
  method: "POST",
  path: "/v1/public/verifications/confirm",
};
export const setPassword: EndpointRef<typeof access.setPassword> = { method: "POST", path: "/v1/auth/password/first" };
