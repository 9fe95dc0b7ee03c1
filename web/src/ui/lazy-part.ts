import { useEffect, useState } from "react";

/** Code that comes when it is wanted. Only what arrived is kept: after a failure the next load asks anew. */
export type LazyPart<C> = { load: () => Promise<C>; arrived: () => C | null };

export function lazyPart<C>(fetchPart: () => Promise<C>): LazyPart<C> {
  let part: C | null = null;
  let loading: Promise<C> | null = null;
  return {
    arrived: () => part,
    load() {
      loading ??= fetchPart().then(
        (found) => {
          part = found;
          return found;
        },
        (cause: unknown) => {
          loading = null;
          throw cause;
        },
      );
      return loading;
    },
  };
}

/** Not there yet; `again` once it has failed before. */
export type Missing = { state: "loading"; again: boolean } | { state: "failed"; retry: () => void };

/** Loads the part once it is wanted, and again when asked to. */
export function useLazyPart<C>(part: LazyPart<C>, wanted = true): Missing | { state: "loaded"; Part: C } {
  const [, setArrived] = useState(false);
  const [attempt, setAttempt] = useState({ number: 0, failed: false });

  useEffect(() => {
    if (!wanted || attempt.failed || part.arrived()) return undefined;
    let here = true;
    part.load().then(
      () => here && setArrived(true),
      () => here && setAttempt({ ...attempt, failed: true }),
    );
    return () => {
      here = false;
    };
  }, [part, wanted, attempt]);

  const Part = part.arrived();
  if (Part) return { state: "loaded", Part };
  if (!attempt.failed) return { state: "loading", again: attempt.number > 0 };
  return { state: "failed", retry: () => setAttempt({ number: attempt.number + 1, failed: false }) };
}
