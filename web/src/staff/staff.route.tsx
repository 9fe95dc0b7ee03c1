import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { Outlet } from "react-router";
import { useErrorReports } from "../shell/use-error-reports.ts";
import { Toasts } from "../ui/overlays/toast.tsx";
import type { Route } from "./+types/staff.route.ts";
import { staffQueryClient } from "./shell/query-client.ts";
import { requireStaff } from "./shell/require-staff.ts";
import { StaffError } from "./shell/staff-error.tsx";
import { StaffFrame } from "./shell/staff-frame.tsx";
import { SESSION_CHECK_MS, staffMeQuery } from "./shell/staff-me.ts";

export const clientMiddleware = [requireStaff];

/** The layout of the team's pages: its own frame, guard and answers; no service worker, nothing of the members' app. */
export default function StaffRoute() {
  useErrorReports();
  return (
    <QueryClientProvider client={staffQueryClient}>
      <SignedInFrame />
      <Toasts />
    </QueryClientProvider>
  );
}

/** Asks again while it is open, also in a hidden tab: a session that was ended leaves by itself. */
function SignedInFrame() {
  const { data: me } = useQuery({
    ...staffMeQuery,
    refetchInterval: SESSION_CHECK_MS,
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: "always",
  });
  return (
    <StaffFrame me={me}>
      <Suspense>
        <Outlet />
      </Suspense>
    </StaffFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useErrorReports(error);
  return (
    <StaffFrame me={staffQueryClient.getQueryData(staffMeQuery.queryKey)}>
      <StaffError error={error} />
    </StaffFrame>
  );
}

/** Nothing of a page is shown before the guard has let it through. */
export function HydrateFallback() {
  return null;
}
