import type * as wire from "@app/contract/pause";
import { queryOptions } from "@tanstack/react-query";
import { call, type EndpointRef } from "../../api.ts";
import { ACCOUNT } from "../data/overview-query.ts";

// References without schemas, so that the screen does not load the validation library.
const getPause: EndpointRef<typeof wire.getPause> = { method: "GET", path: "/v1/account/pause" };
export const startPause: EndpointRef<typeof wire.startPause> = { method: "POST", path: "/v1/account/pause" };
export const changePause: EndpointRef<typeof wire.changePause> = { method: "POST", path: "/v1/account/pause/:pauseId" };
export const endPause: EndpointRef<typeof wire.endPause> = { method: "DELETE", path: "/v1/account/pause/:pauseId" };

/** Another device may have changed it. */
const FRESH_MS = 15_000;

export const pauseQuery = queryOptions({
  queryKey: [ACCOUNT, "pause"],
  queryFn: () => call(getPause),
  staleTime: FRESH_MS,
});

/** What a pause of these days would move. */
export const movesQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: [ACCOUNT, "pause", from, to],
    queryFn: () => call(getPause, { query: { from, to } }),
    staleTime: FRESH_MS,
  });
