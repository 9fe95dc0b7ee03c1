import { Suspense, useEffect } from "react";
import { isRouteErrorResponse, Outlet } from "react-router";
import { onUnauthorized } from "../api.ts";
import { sessionRefused } from "../identity/session/session-store.ts";
import { useErrorReports } from "../shell/use-error-reports.ts";
import type { Route } from "./+types/app.route.ts";
import { DataProvider } from "./data/data-provider.tsx";
import { SeenNotice } from "./data/seen-notice.tsx";
import { useUnread } from "./data/use-unread.ts";
import { startWorker } from "./offline/start-worker.ts";
import { UpdateNotice } from "./offline/update-notice.tsx";
import { requireSession } from "./session/require-session.ts";
import { useGuardAgain, useSession } from "./session/use-session.ts";
import { AppShell } from "./shell/app-shell.tsx";
import { ScreenError } from "./shell/states/screen-error.tsx";
import { Skeleton } from "./shell/states/skeleton.tsx";
import { startSync } from "./sync/start-sync.ts";

export const clientMiddleware = [requireSession];
// From here on the guard decides, instead of the handler of public pages.
if (typeof document !== "undefined") onUnauthorized(sessionRefused);

export default function AppRoute() {
  useGuardAgain();
  useEffect(startWorker, []);
  useEffect(startSync, []);
  useErrorReports();
  const unread = useUnread(useSession() !== null);
  return (
    <DataProvider>
      <AppShell unread={unread}>
        <UpdateNotice />
        <SeenNotice />
        <Suspense fallback={<Skeleton blocks={["title", "lines"]} />}>
          <Outlet />
        </Suspense>
      </AppShell>
    </DataProvider>
  );
}

/** Inside the app shell, so that the navigation stays available. Without a session the gate shows the sign-in page. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useErrorReports(error);
  if (isRouteErrorResponse(error) && error.status === 401) return null;
  return (
    <AppShell isError>
      <ScreenError error={error} />
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
