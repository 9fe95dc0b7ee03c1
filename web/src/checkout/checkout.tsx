import { useEffect, useRef, useState } from "react";
import { Icon } from "../ui/icon.tsx";
import { Illustration } from "../ui/illustration.tsx";
import horizon from "../ui/pictures/horizonte.svg";
import styles from "./checkout.module.css";
import { trackCheckoutStarted } from "./checkout-analytics.ts";
import { isConfirmed, stepOf } from "./checkout-reducer.ts";
import { CheckoutHeader } from "./frame/checkout-header.tsx";
import { Stepper } from "./frame/stepper.tsx";
import { Summary } from "./frame/summary.tsx";
import { IdentifyStep } from "./identify/identify-step.tsx";
import { LazyStep } from "./lazy-step.tsx";
import { useCheckout } from "./use-checkout.ts";

/** The payment page: where you are on the left, what you buy on the right, one thing to do in between. */
export function Checkout({ userId }: { userId: string | null }) {
  const { state, dispatch, goBack } = useCheckout(userId);
  const done = isConfirmed(state.payment?.status);
  const atFirst = state.view === "identify";
  const [ready, setReady] = useState(false);
  const step = useRef<HTMLElement>(null);
  useFocusOnNewView(step, atFirst ? state.view : `${state.view} ${done} ${ready}`);
  useEffect(() => trackCheckoutStarted(), []);

  return (
    <div className={styles.page}>
      <CheckoutHeader />
      <main className={styles.columns} id="conteudo">
        <Stepper step={stepOf(state.view)} />
        <Summary state={state} />
        <section className={styles.step} ref={step}>
          {done ? null : (
            <button className={styles.back} type="button" onClick={goBack}>
              <Icon name="arrow-left" />
              Voltar
            </button>
          )}
          {atFirst ? <IdentifyStep state={state} dispatch={dispatch} /> : null}
          <LazyStep state={state} dispatch={dispatch} onReady={setReady} />
        </section>
      </main>
      {done ? (
        <div className={styles.horizon}>
          <Illustration src={horizon} shape="horizon" />
        </div>
      ) : null}
    </div>
  );
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
