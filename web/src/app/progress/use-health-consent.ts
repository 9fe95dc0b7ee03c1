import type { Consents } from "@app/contract/privacy";
import { useCallback, useEffect, useState } from "react";
import { call } from "../../api.ts";
import { listConsents } from "./endpoints.ts";

/** `unknown`: the server could not be asked. `answeredAt` is null before the first answer. */
export type HealthConsent =
  | { state: "loading" }
  | { state: "unknown" }
  | { state: "known"; allowed: boolean; answeredAt: string | null };

/** Whether the member authorised health data. `set` takes the server's reply to an answer. */
export function useHealthConsent() {
  const [consent, setConsent] = useState<HealthConsent>({ state: "loading" });
  const set = useCallback((consents: Consents) => setConsent(healthConsentIn(consents)), []);
  const load = useCallback(async () => {
    try {
      set(await call(listConsents));
    } catch {
      setConsent((before) => (before.state === "known" ? before : { state: "unknown" }));
    }
  }, [set]);
  useEffect(() => void load(), [load]);
  return { consent, set, load };
}

function healthConsentIn({ current }: Consents): HealthConsent {
  const answer = current.find(({ purpose }) => purpose === "health-data");
  return { state: "known", allowed: answer?.allowed ?? false, answeredAt: answer?.answeredAt ?? null };
}
