import { type ComponentType, useEffect, useState } from "react";
import { Opening } from "./frame/opening.tsx";
import type { StepProps } from "./step-props.ts";

const SIGNS = ["focusin", "pointerdown", "keydown", "input", "scroll"] as const;

/**
 * The views after the first. Their code is fetched at the visitor's first sign of life, or at once when one of them is
 * wanted; `onReady` says when it is there.
 */
export function Later({ flow, tell, onReady }: StepProps & { onReady: (ready: true) => void }) {
  const [Step, setStep] = useState<ComponentType<StepProps> | "failed" | null>(null);
  const wanted = flow.view !== "identify";

  useEffect(() => {
    const gone = new AbortController();
    const prepare = () => {
      gone.abort();
      import("./later-steps.tsx").then(
        ({ LaterStep }) => {
          setStep(() => LaterStep);
          onReady(true);
        },
        () => setStep("failed"),
      );
    };
    if (wanted) prepare();
    else for (const sign of SIGNS) addEventListener(sign, prepare, { passive: true, signal: gone.signal });
    return () => gone.abort();
  }, [wanted, onReady]);

  if (!wanted) return null;
  return Step === null || Step === "failed" ? <Opening failed={Step === "failed"} /> : <Step flow={flow} tell={tell} />;
}
