import { lostCopy as copy, signInCopy } from "../../../content/staff/identity.ts";
import { Button } from "../../../ui/core/button.tsx";
import { EntranceTitle } from "../entrance-title.tsx";
import styles from "./sign-in.module.css";

/** What to do about a lost device, in the order of what is quickest. */
export function LostDevice({ onRecovery, onBack }: { onRecovery: () => void; onBack: () => void }) {
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
