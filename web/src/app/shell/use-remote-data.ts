import { useCallback, useEffect, useState } from "react";
import { ApiError, INTERNAL } from "../../api.ts";

export type RemoteData<T> = { state: "loading" } | { state: "failed"; message: string } | { state: "loaded"; value: T };

/** Loads once, and again on `retry`. `setData` replaces the data. `fetchData` must have a stable identity. */
export function useRemoteData<T>(fetchData: () => Promise<T>) {
  const [result, setResult] = useState<RemoteData<T>>({ state: "loading" });

  const load = useCallback(async () => {
    setResult({ state: "loading" });
    try {
      setResult({ state: "loaded", value: await fetchData() });
    } catch (error) {
      setResult({ state: "failed", message: error instanceof ApiError ? error.message : INTERNAL });
    }
  }, [fetchData]);
  useEffect(() => void load(), [load]);

  const setData = useCallback((value: T) => setResult({ state: "loaded", value }), []);
  const retry = useCallback(() => void load(), [load]);
  return { result, retry, setData };
}
