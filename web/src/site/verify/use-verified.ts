import { verifyPlan } from "@app/contract/plan-publication";
import { useEffect, useState } from "react";
import { ApiError, call, problemOf, type Returned } from "../../api.ts";

export type Verified = Returned<typeof verifyPlan>;
export type Verification = { state: "loading" | "unknown" | "offline" | "failed" } | { state: "found"; plan: Verified };

/** Asks again by itself when the connection returns. */
export function useVerified(code: string): { verification: Verification; retry: () => void } {
  const [verification, setVerification] = useState<Verification>({ state: "loading" });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    setVerification({ state: "loading" });
    void verify(code).then((answer) => {
      if (isCurrent) setVerification(answer);
    });
    return () => {
      isCurrent = false;
    };
  }, [code, attempt]);
  const retry = () => setAttempt((count) => count + 1);
  const isOffline = verification.state === "offline";
  useEffect(() => {
    if (!isOffline) return;
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  }, [isOffline]);
  return { verification, retry };
}

async function verify(code: string): Promise<Verification> {
  try {
    return { state: "found", plan: await call(verifyPlan, { params: { code } }) };
  } catch (error) {
    const problem = problemOf(error);
    if (problem === "offline" || problem === "timeout") return { state: "offline" };
    const status = error instanceof ApiError ? error.envelope.code : 0;
    return { state: status === 404 || status === 422 || status === 400 ? "unknown" : "failed" };
  }
}
