import { openingTexts as words } from "../../content/checkout.ts";
import { Button } from "../../ui/button.tsx";
import form from "./form.module.css";
import { Notice } from "./notice.tsx";
import { StepHead } from "./step-head.tsx";

/** A step whose code is still on its way, or did not arrive: then it can be tried again, and the buyer stays where they are. */
export function Opening({ retry }: { retry: (() => void) | null }) {
  if (!retry) return <StepHead title={words.title}>{words.lead}</StepHead>;
  return (
    <>
      <StepHead title={words.failedTitle} />
      <div className={form.form}>
        <Notice tone="error" title={words.failed} />
        <Button wide onClick={retry}>
          {words.again}
        </Button>
      </div>
    </>
  );
}
