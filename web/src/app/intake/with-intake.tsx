import type { ReactNode } from "react";
import { intakeCopy } from "../../content/app/intake/intake.ts";
import { Button } from "../../ui/core/button.tsx";
import { Alert } from "../../ui/display/alert.tsx";
import { Skeleton } from "../shell/states/skeleton.tsx";
import { useWhenReachable } from "../shell/states/when-reachable.ts";
import { type Intake, useIntake } from "./use-intake.ts";
import styles from "./with-intake.module.css";

const copy = intakeCopy.unavailable;

/** The questionnaire once its answers are known; still blocks until then. */
export function WithIntake({ children }: { children: (intake: Intake) => ReactNode }) {
  const state = useIntake();
  if (state.state === "ready") return children(state.intake);
  return (
    <div className={`${styles.waiting} stack gap-5`}>
      {state.state === "loading" ? <Skeleton blocks={["title", "lines"]} /> : <Unavailable retry={state.retry} />}
    </div>
  );
}

function Unavailable({ retry }: { retry: () => void }) {
  useWhenReachable(true, retry);
  return (
    <>
      <h1>{copy.title}</h1>
      <Alert
        tone="warning"
        actions={
          <Button variant="link" onClick={retry}>
            {copy.retry}
          </Button>
        }
      >
        {copy.text}
      </Alert>
    </>
  );
}
