import { Suspense, useEffect } from "react";
import { isRouteErrorResponse, Outlet } from "react-router";
import { onUnauthorized } from "../api.ts";
import { sessionRefused } from "../identity/session/session-store.ts";
import { lazyPart, useLazyPart } from "../ui/overlays/lazy-part.ts";
import { LoadFailure } from "../ui/overlays/load-failure.tsx";
import type { Route } from "./+types/app.route.ts";
import { DataProvider } from "./data/data-provider.tsx";
import { SeenNotice } from "./data/seen-notice.tsx";
import { startWorker } from "./offline/start-worker.ts";
import { UpdateNotice } from "./offline/update-notice.tsx";
import { requireSession } from "./session/require-session.ts";
import { useGuardAgain } from "./session/use-session.ts";
import { AppShell } from "./shell/app-shell.tsx";
import { ScreenError } from "./shell/screen-error.tsx";
import { Skeleton } from "./shell/skeleton.tsx";

const signInScreen = lazyPart(async () => (await import("../identity/sign-in/login.route.tsx")).default);

export const clientMiddleware = [requireSession];
// From here on the guard decides, instead of the handler of public pages.
if (typeof document !== "undefined") onUnauthorized(sessionRefused);

export default function AppRoute() {
  useGuardAgain();
  useEffect(startWorker, []);
  return (
    <DataProvider>
      <AppShell>
        <UpdateNotice />
        <SeenNotice />
        <Suspense fallback={<Skeleton blocks={["title", "lines"]} />}>
          <Outlet />
        </Suspense>
      </AppShell>
    </DataProvider>
  );
}

/**
 * Without a session it shows the sign-in page at this URL, because store buttons and emails link here. Any other error
 * is shown inside the app shell, so that the navigation stays available.
 */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 401) return <SignInScreen />;
  return (
    <AppShell>
      <ScreenError error={error} />
    </AppShell>
  );
}

function SignInScreen() {
  const loaded = useLazyPart(signInScreen);
  if (loaded.state === "loaded") return <loaded.Part />;
  return (
    <AppShell>
      {loaded.state === "loading" && !loaded.again ? (
        <Skeleton blocks={["title", "lines"]} />
      ) : (
        <>
          <h1>Entre na sua conta</h1>
          <LoadFailure loaded={loaded} />
        </>
      )}
    </AppShell>
  );
}

/** For routes that are not prerendered. */
export function HydrateFallback() {
  return (
    <AppShell>
      <Skeleton blocks={["title", "lines"]} />
    </AppShell>
  );
}
