import type { Consents } from "@app/contract/consents";
import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { consentsQuery } from "../consents-query.ts";
import { queryClient } from "../query-client.ts";

/** `unknown`: the server could not be asked. `answeredAt` is null before the first answer. */
export type HealthConsent =
  | { state: "loading" }
  | { state: "unknown" }
  | { state: "known"; allowed: boolean; answeredAt: string | null };

/** Whether the member authorised health data. `set` takes the server's reply to an answer. */
export function useHealthConsent() {
  const { data, isError, refetch } = useQuery(consentsQuery);
  const set = (consents: Consents) => queryClient.setQueryData(consentsQuery.queryKey, consents);
  const load = useCallback(async () => void (await refetch()), [refetch]);
  const consent: HealthConsent = data ? healthConsentIn(data) : { state: isError ? "unknown" : "loading" };
  return { consent, set, load };
}

function healthConsentIn({ current }: Consents): HealthConsent {
  const answer = current.find(({ purpose }) => purpose === "health-data");
  return { state: "known", allowed: answer?.allowed ?? false, answeredAt: answer?.answeredAt ?? null };
}
