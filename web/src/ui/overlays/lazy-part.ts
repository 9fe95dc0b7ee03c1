import { useEffect, useState } from "react";

/** Code that loads on demand. Only a success is cached: after a failure the next load fetches again. */
export type LazyPart<C> = { load: () => Promise<C>; arrived: () => C | null };

export function lazyPart<C>(fetchPart: () => Promise<C>): LazyPart<C> {
  let part: C | null = null;
  let loading: Promise<C> | null = null;
  return {
    arrived: () => part,
    load() {
      loading ??= fetchPart().then(
        (loaded) => {
          part = loaded;
          return loaded;
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

/** `again`: an earlier attempt has failed. */
export type NotLoaded = { state: "loading"; again: boolean } | { state: "failed"; retry: () => void };

/** Loads the part once it is wanted, and again on `retry`. */
export function useLazyPart<C>(part: LazyPart<C>, wanted = true): NotLoaded | { state: "loaded"; Part: C } {
  const [, setArrived] = useState(false);
  const [attempt, setAttempt] = useState({ number: 0, failed: false });

  useEffect(() => {
    if (!wanted || attempt.failed || part.arrived()) return undefined;
    let isMounted = true;
    part.load().then(
      () => isMounted && setArrived(true),
      () => isMounted && setAttempt({ ...attempt, failed: true }),
    );
    return () => {
      isMounted = false;
    };
  }, [part, wanted, attempt]);

  const Part = part.arrived();
  if (Part) return { state: "loaded", Part };
  if (!attempt.failed) return { state: "loading", again: attempt.number > 0 };
  return { state: "failed", retry: () => setAttempt({ number: attempt.number + 1, failed: false }) };
}
