import type * as identity from "@app/contract/identity";
import type * as privacy from "@app/contract/privacy";
import type { Light } from "../endpoints.ts";

// Without their schemas, as in ../endpoints.ts: the account's own page needs no validation library.
export const me: Light<typeof identity.me> = { method: "GET", path: "/v1/auth/me" };
export const listSessions: Light<typeof identity.listSessions> = { method: "GET", path: "/v1/auth/sessions" };
export const closeSession: Light<typeof identity.closeSession> = {
  method: "DELETE",
  path: "/v1/auth/sessions/:sessionId",
};
export const closeAllSessions: Light<typeof identity.closeAllSessions> = {
  method: "DELETE",
  path: "/v1/auth/sessions",
};
export const readDisclosures: Light<typeof privacy.readDisclosures> = {
  method: "GET",
  path: "/v1/account/disclosures",
};
export const previewDeletion: Light<typeof privacy.previewDeletion> = { method: "GET", path: "/v1/account/deletion" };
