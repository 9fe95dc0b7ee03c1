import { useCallback, useEffect, useState } from "react";
import { ApiError, INTERNAL } from "../../api.ts";

export type Answer<T> = { state: "loading" } | { state: "failed"; message: string } | { state: "here"; value: T };

/** Asks the server once, and again on request. `put` replaces the answer by a newer one. `ask` must not change. */
export function useAnswer<T>(ask: () => Promise<T>) {
  const [answer, setAnswer] = useState<Answer<T>>({ state: "loading" });

  const load = useCallback(async () => {
    setAnswer({ state: "loading" });
    try {
      setAnswer({ state: "here", value: await ask() });
    } catch (error) {
      setAnswer({ state: "failed", message: error instanceof ApiError ? error.message : INTERNAL });
    }
  }, [ask]);
  useEffect(() => void load(), [load]);

  const put = useCallback((value: T) => setAnswer({ state: "here", value }), []);
  const retry = useCallback(() => void load(), [load]);
  return { answer, retry, put };
}
