import { useEffect, useRef, useState } from "react";
import { summaryCopy } from "../content/checkout.ts";
import { Icon } from "../ui/core/icon.tsx";
import { Illustration } from "../ui/core/illustration.tsx";
import { lazyPart, useLazyPart } from "../ui/overlays/lazy-part.ts";
import horizon from "../ui/pictures/horizonte.svg";
import { getStoredBuyer } from "./buyer.ts";
import styles from "./checkout.module.css";
import { trackCheckoutStarted } from "./checkout-analytics.ts";
import { isConfirmed, type SignedIn, stepOf } from "./checkout-reducer.ts";
import { CheckoutHeader } from "./frame/checkout-header.tsx";
import { StepLoading } from "./frame/step-loading.tsx";
import { Stepper } from "./frame/stepper.tsx";
import { Summary } from "./frame/summary.tsx";
import { IdentifyStep } from "./identify/identify-step.tsx";
import type { StepProps } from "./step-props.ts";
import { useCheckout } from "./use-checkout.ts";

const INTENT_EVENTS = ["focusin", "pointerdown", "keydown", "input", "scroll"] as const;

const lazyStep = lazyPart(async () => (await import("./steps.tsx")).CheckoutStep);

/**
 * The views after the first. Their code is loaded at the visitor's first interaction, or at once when one of them is
 * needed; `onReady` is called when it is loaded.
 */
function LazyStep({ state, dispatch, onReady }: StepProps & { onReady: (ready: true) => void }) {
  const wanted = state.view !== "identify";
  const loaded = useLazyPart(lazyStep, wanted);
  const isLoaded = loaded.state === "loaded";

  useEffect(() => {
    if (isLoaded) onReady(true);
    if (isLoaded || wanted) return undefined;
    const listeners = new AbortController();
    const preload = () => {
      listeners.abort();
      // A failed preload is retried once the step is needed.
      lazyStep.load().then(
        () => onReady(true),
        () => undefined,
      );
    };
    for (const intent of INTENT_EVENTS) addEventListener(intent, preload, { passive: true, signal: listeners.signal });
    return () => listeners.abort();
  }, [isLoaded, wanted, onReady]);

  if (!wanted) return null;
  if (loaded.state === "loaded") return <loaded.Part state={state} dispatch={dispatch} />;
  return <StepLoading retry={loaded.state === "failed" ? loaded.retry : null} />;
}

/** The payment page: stepper on the left, order summary on the right, the current step in between. */
export function Checkout({ userId }: { userId: string | null }) {
  const { state, dispatch, goBack } = useCheckout(userId);
  const done = isConfirmed(state.payment?.status);
  const atFirst = state.view === "identify";
  const { member, isAsking } = useSignedIn(state.cycle !== null);
  const [ready, setReady] = useState(false);
  const step = useRef<HTMLElement>(null);
  useFocusOnNewView(step, atFirst ? state.view : `${state.view} ${done} ${ready}`);
  useEffect(() => trackCheckoutStarted(), []);

  return (
    <div className={styles.page}>
      <CheckoutHeader />
      <main className={`${styles.columns} container stack gap-5`} id="conteudo">
        <Stepper step={stepOf(state.view)} />
        {/* The price that her page promised a member stands there before she has chosen how to pay, and no other before it. */}
        <Summary state={atFirst && member ? { ...state, buyer: member, ...(isAsking && { cycle: null }) } : state} />
        <section className={`${styles.step} shrinks`} ref={step}>
          {done ? null : (
            <button className={`${styles.back} tap-link bare`} type="button" onClick={goBack}>
              <Icon name="arrow-left" />
              Voltar
            </button>
          )}
          {atFirst ? <IdentifyStep state={state} dispatch={dispatch} member={member} /> : null}
          <LazyStep state={state} dispatch={dispatch} onReady={setReady} />
        </section>
        {done ? null : (
          <p className={`${styles.assurances} note row gap-2`}>
            <Icon name="shield" />
            {summaryCopy.assurances}
          </p>
        )}
      </main>
      {done ? (
        <div className={styles.horizon}>
          <Illustration src={horizon} shape="horizon" />
        </div>
      ) : null}
    </div>
  );
}

/**
 * The person signed in on this device, once the URL is parsed: the prerendered page knows no account. The server is asked for
 * the price that holds for her; what another tab changes is seen when this one is.
 */
function useSignedIn(opened: boolean): { member: SignedIn | null; isAsking: boolean } {
  const [member, setMember] = useState<SignedIn | null>(null);
  const [isAsking, setIsAsking] = useState(true);
  useEffect(() => {
    if (!opened) return undefined;
    const read = () => setMember(getStoredBuyer());
    read();
    const listeners = new AbortController();
    for (const event of SESSION_MAY_DIFFER) addEventListener(event, read, { signal: listeners.signal });
    void askForUser().finally(() => {
      read();
      setIsAsking(false);
    });
    return () => listeners.abort();
  }, [opened]);
  return { member, isAsking };
}

const SESSION_MAY_DIFFER = ["session", "storage", "visibilitychange", "pageshow"];

/** Without an answer, what is stored counts. */
async function askForUser(): Promise<void> {
  if (!getStoredBuyer()) return;
  await import("../identity/session/session.ts").then(({ refreshUser }) => refreshUser()).catch(() => undefined);
}

/** Moves scroll position and focus to the title of a new view. */
function useFocusOnNewView(step: React.RefObject<HTMLElement | null>, view: string): void {
  const lastView = useRef(view);
  useEffect(() => {
    if (lastView.current === view) return;
    lastView.current = view;
    window.scrollTo({ top: 0, behavior: "instant" });
    step.current?.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
  }, [step, view]);
}
