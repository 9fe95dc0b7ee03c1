import type * as access from "@app/contract/access";
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
