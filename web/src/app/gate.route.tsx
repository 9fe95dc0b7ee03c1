import { Suspense, use, useEffect, useSyncExternalStore } from "react";
import { Outlet, useRevalidator } from "react-router";
import { currentUser } from "../identity/session/session-store.ts";
import { markReady } from "../shell/mark-ready.ts";
import { Loading } from "../ui/core/loading.tsx";
import { lazyPart } from "../ui/overlays/lazy-part.ts";
import { LoadFailure } from "../ui/overlays/load-failure.tsx";
import styles from "./shell/gate.module.css";

const signInPage = lazyPart(async () => (await import("../identity/sign-in/login.route.tsx")).default);

function SignIn() {
  const Page = signInPage.arrived() ?? use(signInPage.load());
  useEffect(markReady, []);
  return <Page />;
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
        <div className={styles.part} data-for={viewer === "unknown" ? "guest" : undefined}>
          {signIn}
        </div>
      )}
    </>
  );
}

/** The sign-in page's code did not arrive. */
export function ErrorBoundary() {
  const { revalidate } = useRevalidator();
  useEffect(markReady, []);
  return (
    <main className={styles.failure} id="conteudo">
      <h1>Entre na sua conta</h1>
      <LoadFailure loaded={{ state: "failed", retry: () => void revalidate() }} />
    </main>
  );
}
