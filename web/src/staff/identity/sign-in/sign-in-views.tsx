import { useState } from "react";
import { lostCopy as copy, signInCopy } from "../../../content/staff/identity.ts";
import { Button } from "../../../ui/core/button.tsx";
import { EntranceTitle } from "../entrance-title.tsx";
import { RecoveryForm } from "./recovery-form.tsx";
import styles from "./sign-in.module.css";
import { SignInForm } from "./sign-in-form.tsx";

type View = "first" | "sign-in" | "recovery" | "lost";

/** The ways in, one at a time. */
export function SignInViews() {
  const [view, setView] = useState<View>("first");
  const toRecovery = () => setView("recovery");
  const back = () => setView("sign-in");
  if (view === "recovery") return <RecoveryForm onBack={back} />;
  if (view === "lost") return <LostDevice onRecovery={toRecovery} onBack={back} />;
  return <SignInForm hasArrived={view !== "first"} onRecovery={toRecovery} onLost={() => setView("lost")} />;
}

/** What to do about a lost device, in the order of what is quickest. */
function LostDevice({ onRecovery, onBack }: { onRecovery: () => void; onBack: () => void }) {
  return (
    <>
      <EntranceTitle hasArrived>{copy.heading}</EntranceTitle>
      <ol className={`${styles.steps} stack gap-5`}>
        {copy.steps.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <Button variant="outline" fullWidth onClick={onRecovery}>
        {copy.recovery}
      </Button>
      <div className={`${styles.others} wrap`}>
        <Button variant="inline" onClick={onBack}>
          {signInCopy.back}
        </Button>
      </div>
    </>
  );
}
