import { useCallback, useEffect, useState } from "react";
import { ApiError, INTERNAL } from "../../api.ts";

export type RemoteData<T> = { state: "loading" } | { state: "failed"; message: string } | { state: "loaded"; value: T };

/** Asks the server once, and again on request. `put` replaces the answer by a newer one. `ask` must not change. */
export function useRemoteData<T>(ask: () => Promise<T>) {
  const [result, setResult] = useState<RemoteData<T>>({ state: "loading" });

  const load = useCallback(async () => {
    setResult({ state: "loading" });
    try {
      setResult({ state: "loaded", value: await ask() });
    } catch (error) {
      setResult({ state: "failed", message: error instanceof ApiError ? error.message : INTERNAL });
    }
  }, [ask]);
  useEffect(() => void load(), [load]);

  const put = useCallback((value: T) => setResult({ state: "loaded", value }), []);
  const retry = useCallback(() => void load(), [load]);
  return { result, retry, put };
}
