import { stepLoadingCopy as copy } from "../../content/checkout.ts";
import { Button } from "../../ui/button.tsx";
import form from "./form.module.css";
import { Notice } from "./notice.tsx";
import { StepHeader } from "./step-header.tsx";

/** A step whose code is still on its way, or did not arrive: then it can be tried again, and the buyer stays where they are. */
export function StepLoading({ retry }: { retry: (() => void) | null }) {
  if (!retry) return <StepHeader title={copy.title}>{copy.lead}</StepHeader>;
  return (
    <>
      <StepHeader title={copy.failedTitle} />
      <div className={form.form}>
        <Notice tone="error" title={copy.failed} />
        <Button fullWidth onClick={retry}>
          {copy.again}
        </Button>
      </div>
    </>
  );
}
