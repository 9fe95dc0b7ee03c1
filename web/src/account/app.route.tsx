import { useEffect } from "react";
import { isRouteErrorResponse, Outlet } from "react-router";
import { lazyPart, useLazyPart } from "../ui/lazy-part.ts";
import { LoadFailure } from "../ui/load-failure.tsx";
import type { Route } from "./+types/app.route.ts";
import { AppShell } from "./frame/app-shell.tsx";
import { ScreenError } from "./frame/screen-error.tsx";
import { Skeleton } from "./frame/skeleton.tsx";
import { startWorker } from "./offline/start-worker.ts";

const signInScreen = lazyPart(async () => (await import("../identity/login.route.tsx")).default);

export default function AppRoute() {
  useEffect(startWorker, []);
  return (
    <AppShell>
      <Outlet />
    </AppShell>
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
