import { lazy, Suspense, useEffect } from "react";
import { isRouteErrorResponse, Outlet } from "react-router";
import type { Route } from "./+types/app.route.ts";
import { Frame } from "./frame/frame.tsx";
import { Skeleton } from "./frame/skeleton.tsx";
import { Trouble } from "./frame/trouble.tsx";
import { startWorker } from "./offline/start-worker.ts";

const Door = lazy(() => import("../identity/login.route.tsx"));

export default function AppRoute() {
  useEffect(startWorker, []);
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/**
 * What stopped a screen. Nobody signed in: the sign-in page, at this very address, because store buttons and letters
 * lead here. Anything else is said inside the frame, so that the other screens stay within reach.
 */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 401) {
    return (
      <Suspense>
        <Door />
      </Suspense>
    );
  }
  return (
    <Frame>
      <Trouble error={error} />
    </Frame>
  );
}

/** For addresses that are not drawn ahead. */
export function HydrateFallback() {
  return (
    <Frame>
      <Skeleton blocks={["title", "lines"]} />
    </Frame>
  );
}
