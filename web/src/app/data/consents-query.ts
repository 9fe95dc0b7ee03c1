import type { listConsents as listConsentsWire } from "@app/contract/consents";
import { queryOptions } from "@tanstack/react-query";
import { call, type EndpointRef } from "../../api.ts";
import { ACCOUNT } from "./overview-query.ts";

const listConsents: EndpointRef<typeof listConsentsWire> = { method: "GET", path: "/v1/account/consents" };

/** Every purpose with the member's answer: the account's screen changes them, others ask before they store something. */
export const consentsQuery = queryOptions({
  queryKey: [ACCOUNT, "consents"],
  queryFn: () => call(listConsents),
});
