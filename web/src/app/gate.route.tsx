import {
  type ComponentType,
  createElement,
  Suspense,
  use,
  useEffect,
  useReducer,
  useSyncExternalStore,
  useTransition,
} from "react";
import { Outlet } from "react-router";
import { currentUser } from "../identity/session/session-store.ts";
import { markReady } from "../shell/mark-ready.ts";
import { Loading } from "../ui/core/loading.tsx";
import { LoadFailure } from "../ui/overlays/load-failure.tsx";
import styles from "./shell/gate.module.css";

/** Null when its code did not arrive, until the visitor retries. */
let signInPage: Promise<ComponentType | null> | undefined;
async function loadSignIn(): Promise<ComponentType | null> {
  try {
    return (await import("../identity/sign-in/login.route.tsx")).default;
  } catch {
    return null;
  }
}

function SignIn() {
  const [, renderAgain] = useReducer((attempts: number) => attempts + 1, 0);
  const [isRetrying, startRetry] = useTransition();
  signInPage ??= loadSignIn();
  const page = use(signInPage);
  useEffect(markReady, []);
  if (page) return createElement(page);

  const retry = () => {
    signInPage = undefined;
    startRetry(renderAgain);
  };
  return (
    <main className={`${styles.failure} stack gap-4`} id="conteudo">
      <h1>Entre na sua conta</h1>
      <LoadFailure loaded={isRetrying ? { state: "loading", again: true } : { state: "failed", retry }} />
    </main>
  );
}

/** One element for ever, so that no render of the gate disturbs its hydration. */
const signIn = (
  <Suspense fallback={<Loading />}>
    <SignIn />
  </Suspense>
);

/** Decided once for a document, because signing in or out loads another one. */
let openedBy: "guest" | "member" | undefined;
const whoOpened = () => (openedBy ??= currentUser() ? "member" : "guest");
const subscribeNever = () => () => undefined;

/**
 * A screen of the app, or the sign-in page at its URL: store buttons and emails link here. A prerendered screen holds
 * both, and the inline bootstrap shows the right one at the first paint.
 */
export default function GateRoute() {
  const viewer = useSyncExternalStore(subscribeNever, whoOpened, () => "unknown" as const);
  return (
    <>
      {viewer === "guest" ? null : (
        <div className={styles.part} data-for={viewer === "unknown" ? "member" : undefined}>
          <Outlet />
        </div>
      )}
      {viewer === "member" ? null : (
        <div className={styles.part} data-slot="sign-in" data-for={viewer === "unknown" ? "guest" : undefined}>
          {signIn}
        </div>
      )}
    </>
  );
}
