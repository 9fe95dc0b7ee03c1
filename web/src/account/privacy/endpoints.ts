import type * as access from "@app/contract/access";
import type * as privacy from "@app/contract/privacy";
import type { EndpointRef } from "../../api.ts";

export const listSessions: EndpointRef<typeof access.listSessions> = { method: "GET", path: "/v1/auth/sessions" };
export const closeSession: EndpointRef<typeof access.closeSession> = {
  method: "DELETE",
  path: "/v1/auth/sessions/:sessionId",
};
export const closeAllSessions: EndpointRef<typeof access.closeAllSessions> = {
  method: "DELETE",
  path: "/v1/auth/sessions",
};
export const listDisclosures: EndpointRef<typeof privacy.listDisclosures> = {
  method: "GET",
  path: "/v1/account/disclosures",
};
export const getExport: EndpointRef<typeof privacy.getExport> = { method: "GET", path: "/v1/account/export" };
export const downloadExport: EndpointRef<typeof privacy.downloadExport> = {
  method: "GET",
  path: "/v1/account/export/:exportId/file",
};
export const previewDeletion: EndpointRef<typeof privacy.previewDeletion> = {
  method: "GET",
  path: "/v1/account/deletion",
};
