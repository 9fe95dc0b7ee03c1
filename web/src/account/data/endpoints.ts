import type * as access from "@app/contract/access";
import type * as privacy from "@app/contract/privacy";
import type { Bare } from "../../api.ts";

export const listSessions: Bare<typeof access.listSessions> = { method: "GET", path: "/v1/auth/sessions" };
export const closeSession: Bare<typeof access.closeSession> = {
  method: "DELETE",
  path: "/v1/auth/sessions/:sessionId",
};
export const closeAllSessions: Bare<typeof access.closeAllSessions> = {
  method: "DELETE",
  path: "/v1/auth/sessions",
};
export const readDisclosures: Bare<typeof privacy.readDisclosures> = {
  method: "GET",
  path: "/v1/account/disclosures",
};
export const readExport: Bare<typeof privacy.readExport> = { method: "GET", path: "/v1/account/export" };
export const downloadExport: Bare<typeof privacy.downloadExport> = {
  method: "GET",
  path: "/v1/account/export/:exportId/file",
};
export const previewDeletion: Bare<typeof privacy.previewDeletion> = { method: "GET", path: "/v1/account/deletion" };
