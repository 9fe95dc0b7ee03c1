import { listSessions } from "@app/contract/access";
import { queryOptions } from "@tanstack/react-query";
import type { z } from "zod/mini";
import { call } from "../../api.ts";
import { queryClient } from "../../app/data/query-client.ts";
import { queryKeys } from "../../app/data/query-keys.ts";

type SessionsResponse = z.output<(typeof listSessions)["schema"]["response"][200]>["return"];
export type DeviceSession = NonNullable<SessionsResponse>[number];

/** The devices signed in to the account. */
export const sessionsQuery = queryOptions({
  queryKey: queryKeys.sessions,
  queryFn: (): Promise<DeviceSession[]> => call(listSessions),
});

/** A new password ends the other sessions. */
export const outdateSessions = (): Promise<void> => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
