import type * as access from "@app/contract/access";
import type * as wire from "@app/contract/identity";
import type { Bare } from "../api.ts";

// What the sign-in page and the first step of the checkout need at once.

export const checkEmail: Bare<typeof wire.checkEmail> = { method: "POST", path: "/v1/public/user/check-email" };
export const openSession: Bare<typeof access.openSession> = { method: "POST", path: "/v1/auth/sessions" };
export const me: Bare<typeof wire.me> = { method: "GET", path: "/v1/auth/me" };
export const requestPasswordReset: Bare<typeof wire.requestPasswordReset> = {
  method: "POST",
  path: "/v1/public/password-resets",
};
export const resetPassword: Bare<typeof wire.resetPassword> = {
  method: "POST",
  path: "/v1/public/password-resets/confirm",
};
export const confirmProof: Bare<typeof wire.confirmProof> = { method: "POST", path: "/v1/public/proofs/confirm" };
export const setPassword: Bare<typeof access.setPassword> = { method: "POST", path: "/v1/auth/password/first" };
