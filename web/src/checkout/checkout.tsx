import { useEffect, useRef, useState } from "react";
import { Icon } from "../ui/icon.tsx";
import { Picture } from "../ui/picture.tsx";
import horizon from "../ui/pictures/horizonte.svg";
import styles from "./checkout.module.css";
import { isConfirmed, stepOf } from "./flow.ts";
import { CheckoutHeader } from "./frame/checkout-header.tsx";
import { Rail } from "./frame/rail.tsx";
import { Summary } from "./frame/summary.tsx";
import { IdentifyStep } from "./identify/identify-step.tsx";
import { Later } from "./later.tsx";
import { markOpened } from "./marks.ts";
import { useCheckout } from "./use-checkout.ts";

/** The payment page: where you are on the left, what you buy on the right, one thing to do in between. */
export function Checkout({ userId }: { userId: string | null }) {
  const { flow, tell, goBack } = useCheckout(userId);
  const done = isConfirmed(flow.payment?.status);
  const atFirst = flow.view === "identify";
  const [ready, setReady] = useState(false);
  const step = useRef<HTMLElement>(null);
  useFocusOnNewView(step, atFirst ? flow.view : `${flow.view} ${done} ${ready}`);
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
          {atFirst ? <IdentifyStep flow={flow} tell={tell} /> : null}
          <Later flow={flow} tell={tell} onReady={setReady} />
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
