import { useEffect } from "react";
import { lazyPart, useLazyPart } from "../ui/lazy-part.ts";
import { StepLoading } from "./frame/step-loading.tsx";
import type { StepProps } from "./step-props.ts";

const INTENT_EVENTS = ["focusin", "pointerdown", "keydown", "input", "scroll"] as const;

const laterStep = lazyPart(async () => (await import("./steps.tsx")).CheckoutStep);

/**
 * The views after the first. Their code is fetched at the visitor's first sign of life, or at once when one of them is
 * wanted; `onReady` says when it is there.
 */
export function LazyStep({ state, dispatch, onReady }: StepProps & { onReady: (ready: true) => void }) {
  const wanted = state.view !== "identify";
  const loaded = useLazyPart(laterStep, wanted);
  const isHere = loaded.state === "loaded";

  useEffect(() => {
    if (isHere) onReady(true);
    if (isHere || wanted) return undefined;
    const gone = new AbortController();
    const prepare = () => {
      gone.abort();
      // Failed, it is tried again once it is wanted.
      laterStep.load().then(
        () => onReady(true),
        () => undefined,
      );
    };
    for (const intent of INTENT_EVENTS) addEventListener(intent, prepare, { passive: true, signal: gone.signal });
    return () => gone.abort();
  }, [isHere, wanted, onReady]);

  if (!wanted) return null;
  if (loaded.state === "loaded") return <loaded.Part state={state} dispatch={dispatch} />;
  return <StepLoading retry={loaded.state === "failed" ? loaded.retry : null} />;
}
