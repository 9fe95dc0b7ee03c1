import type * as privacy from "@app/contract/privacy";
import type { EndpointRef } from "../../api.ts";

export const listConsents: EndpointRef<typeof privacy.listConsents> = { method: "GET", path: "/v1/account/consents" };
