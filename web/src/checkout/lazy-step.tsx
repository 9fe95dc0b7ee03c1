import { useEffect } from "react";
import { lazyPart, useLazyPart } from "../ui/overlays/lazy-part.ts";
import { StepLoading } from "./frame/step-loading.tsx";
import type { StepProps } from "./step-props.ts";

const INTENT_EVENTS = ["focusin", "pointerdown", "keydown", "input", "scroll"] as const;

const lazyStep = lazyPart(async () => (await import("./steps.tsx")).CheckoutStep);

/**
 * The views after the first. Their code is loaded at the visitor's first interaction, or at once when one of them is
 * needed; `onReady` is called when it is loaded.
 */
export function LazyStep({ state, dispatch, onReady }: StepProps & { onReady: (ready: true) => void }) {
  const wanted = state.view !== "identify";
  const loaded = useLazyPart(lazyStep, wanted);
  const isLoaded = loaded.state === "loaded";

  useEffect(() => {
    if (isLoaded) onReady(true);
    if (isLoaded || wanted) return undefined;
    const listeners = new AbortController();
    const preload = () => {
      listeners.abort();
      // A failed preload is retried once the step is needed.
      lazyStep.load().then(
        () => onReady(true),
        () => undefined,
      );
    };
    for (const intent of INTENT_EVENTS) addEventListener(intent, preload, { passive: true, signal: listeners.signal });
    return () => listeners.abort();
  }, [isLoaded, wanted, onReady]);

  if (!wanted) return null;
  if (loaded.state === "loaded") return <loaded.Part state={state} dispatch={dispatch} />;
  return <StepLoading retry={loaded.state === "failed" ? loaded.retry : null} />;
}
