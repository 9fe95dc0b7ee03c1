import { listConsents } from "@app/contract/consents";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api.ts";
import { queryKeys } from "./query-keys.ts";

/** Every purpose with the member's answer: the account's screen changes them, others ask before they store something. */
export const consentsQuery = queryOptions({
  queryKey: queryKeys.consents,
  queryFn: () => call(listConsents),
});
