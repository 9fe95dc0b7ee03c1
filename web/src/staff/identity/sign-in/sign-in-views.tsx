import { useState } from "react";
import { LostDevice } from "./lost-device.tsx";
import { RecoveryForm } from "./recovery-form.tsx";
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
