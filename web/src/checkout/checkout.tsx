import { useEffect, useRef } from "react";
import { Icon } from "../ui/icon.tsx";
import { Picture } from "../ui/picture.tsx";
import horizon from "../ui/pictures/horizonte.svg";
import { AccountStep } from "./account/account-step.tsx";
import { LoginStep } from "./account/login-step.tsx";
import styles from "./checkout.module.css";
import { isConfirmed, stepOf } from "./flow.ts";
import { CheckoutHeader } from "./frame/checkout-header.tsx";
import { Rail } from "./frame/rail.tsx";
import { Summary } from "./frame/summary.tsx";
import { IdentifyStep } from "./identify/identify-step.tsx";
import { markOpened } from "./marks.ts";
import { MethodStep } from "./method/method-step.tsx";
import { LookingUp } from "./plans/looking-up.tsx";
import { PlansView } from "./plans/plans-view.tsx";
import { ResultStep } from "./result/result-step.tsx";
import type { StepProps } from "./step-props.ts";
import { useCheckout } from "./use-checkout.ts";

/** The payment page: where you are on the left, what you buy on the right, one thing to do in between. */
export function Checkout({ userId }: { userId: string | null }) {
  const { flow, tell, goBack } = useCheckout(userId);
  const done = isConfirmed(flow.payment?.status);
  const step = useRef<HTMLElement>(null);
  useFocusOnNewView(step, `${flow.view} ${done}`);
  useEffect(() => markOpened(), []);

  return (
    <div className={styles.page}>
      <CheckoutHeader />
      <main className={styles.columns} id="conteudo">
        <Rail step={stepOf(flow.view)} />
        <Summary flow={flow} />
        <section className={styles.step} ref={step}>
          {done ? null : (
            <button className={styles.back} type="button" onClick={goBack}>
              <Icon name="arrow-left" />
              Voltar
            </button>
          )}
          <CurrentView flow={flow} tell={tell} />
        </section>
      </main>
      {done ? (
        <div className={styles.horizon}>
          <Picture src={horizon} shape="horizon" />
        </div>
      ) : null}
    </div>
  );
}

function CurrentView({ flow, tell }: StepProps) {
  switch (flow.view) {
    case "looking-up":
      return <LookingUp userId={flow.userId} tell={tell} />;
    case "plan-choice":
      return <PlansView flow={flow} tell={tell} />;
    case "identify":
      return <IdentifyStep flow={flow} tell={tell} />;
    case "login":
      return <LoginStep flow={flow} tell={tell} />;
    case "account":
      return <AccountStep flow={flow} tell={tell} />;
    case "method":
      return <MethodStep flow={flow} tell={tell} />;
    case "result":
      return <ResultStep flow={flow} tell={tell} />;
  }
}

/** A new view begins at its title, for eyes and for screen readers alike. */
function useFocusOnNewView(step: React.RefObject<HTMLElement | null>, view: string): void {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    window.scrollTo({ top: 0, behavior: "instant" });
    step.current?.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
  }, [step, view]);
}
