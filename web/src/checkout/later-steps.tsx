import { AccountStep } from "./account/account-step.tsx";
import { LoginStep } from "./account/login-step.tsx";
import type { View } from "./flow.ts";
import { MethodStep } from "./method/method-step.tsx";
import { LookingUp } from "./plans/looking-up.tsx";
import { PlansView } from "./plans/plans-view.tsx";
import { ResultStep } from "./result/result-step.tsx";
import type { StepProps } from "./step-props.ts";

const views: Record<Exclude<View, "identify">, React.ComponentType<StepProps>> = {
  "looking-up": LookingUp,
  "plan-choice": PlansView,
  login: LoginStep,
  account: AccountStep,
  method: MethodStep,
  result: ResultStep,
};

/** Every view but the first. They come in a file of their own, while the visitor says who they are. */
export function LaterStep({ flow, tell }: StepProps) {
  if (flow.view === "identify") return null;
  const Step = views[flow.view];
  return <Step flow={flow} tell={tell} />;
}
