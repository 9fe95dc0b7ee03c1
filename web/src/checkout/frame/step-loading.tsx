import { stepLoadingCopy as copy } from "../../content/checkout.ts";
import { Button } from "../../ui/core/button.tsx";
import { Alert } from "../../ui/display/alert.tsx";
import form from "./form.module.css";
import { StepHeader } from "./step-header.tsx";

/** Shown while a step's code loads, or has failed to load: then with a retry that keeps the buyer on the step. */
export function StepLoading({ retry }: { retry: (() => void) | null }) {
  if (!retry) return <StepHeader title={copy.title}>{copy.lead}</StepHeader>;
  return (
    <>
      <StepHeader title={copy.failedTitle} />
      <div className={form.form}>
        <Alert tone="error" title={copy.failed} />
        <Button fullWidth onClick={retry}>
          {copy.again}
        </Button>
      </div>
    </>
  );
}
