import { useEffect } from "react";
import { lazyPart, useLazyPart } from "../ui/lazy-part.ts";
import { Opening } from "./frame/opening.tsx";
import type { StepProps } from "./step-props.ts";

const SIGNS = ["focusin", "pointerdown", "keydown", "input", "scroll"] as const;

const laterStep = lazyPart(async () => (await import("./later-steps.tsx")).LaterStep);

/**
 * The views after the first. Their code is fetched at the visitor's first sign of life, or at once when one of them is
 * wanted; `onReady` says when it is there.
 */
export function Later({ flow, tell, onReady }: StepProps & { onReady: (ready: true) => void }) {
  const wanted = flow.view !== "identify";
  const loaded = useLazyPart(laterStep, wanted);
  const isHere = loaded.state === "here";

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
    for (const sign of SIGNS) addEventListener(sign, prepare, { passive: true, signal: gone.signal });
    return () => gone.abort();
  }, [isHere, wanted, onReady]);

  if (!wanted) return null;
  if (loaded.state === "here") return <loaded.Part flow={flow} tell={tell} />;
  return <Opening retry={loaded.state === "failed" ? loaded.retry : null} />;
}
