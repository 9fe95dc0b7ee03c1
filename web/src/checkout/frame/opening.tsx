import { openingTexts as words } from "../../content/checkout.ts";
import { Button } from "../../ui/button.tsx";
import form from "./form.module.css";
import { Notice } from "./notice.tsx";
import { StepHead } from "./step-head.tsx";

/** A step whose code is still on its way, or did not arrive. A reload keeps the buyer where they are. */
export function Opening({ failed }: { failed: boolean }) {
  if (!failed) return <StepHead title={words.title}>{words.lead}</StepHead>;
  return (
    <>
      <StepHead title={words.failedTitle} />
      <div className={form.form}>
        <Notice tone="error" title={words.failed} />
        <Button wide onClick={() => window.location.reload()}>
          {words.again}
        </Button>
      </div>
    </>
  );
}
