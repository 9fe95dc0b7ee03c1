import { AccountStep } from "./account/account-step.tsx";
import { LoginStep } from "./account/login-step.tsx";
import type { View } from "./checkout-reducer.ts";
import { MethodStep } from "./method/method-step.tsx";
import { PlansView } from "./plans/plans-view.tsx";
import { ResolveLink } from "./plans/resolve-link.tsx";
import { ResultStep } from "./result/result-step.tsx";
import type { StepProps } from "./step-props.ts";

const views: Record<Exclude<View, "identify">, React.ComponentType<StepProps>> = {
  "resolving-link": ResolveLink,
  "plan-choice": PlansView,
  login: LoginStep,
  account: AccountStep,
  method: MethodStep,
  result: ResultStep,
};

/** Every view but the first, in a chunk of their own that loads while the visitor fills in step 1. */
export function CheckoutStep({ state, dispatch }: StepProps) {
  if (state.view === "identify") return null;
  const Step = views[state.view];
  return <Step state={state} dispatch={dispatch} />;
}
