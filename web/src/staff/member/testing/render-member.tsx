import type { StaffMe } from "@app/contract/staff/identity";
import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, Suspense } from "react";
import { createRoutesStub } from "react-router";
import { expect } from "vitest";
import { cleanup, render } from "vitest-browser-react";
import { deleteDeviceDrafts } from "../../shell/device-drafts.ts";
import { staffQueryClient } from "../../shell/query-client.ts";
import { StaffError } from "../../shell/staff-error.tsx";
import { StaffFrame } from "../../shell/staff-frame.tsx";
import { staffMeQuery } from "../../shell/staff-me.ts";
import { helena } from "../../testing/example-staff.ts";

/** A screen of the team in its frame, with nothing read yet but who is signed in, on a device that kept nothing. */
export async function renderMember(screen: ReactNode, me: StaffMe = helena): Promise<void> {
  await closeMember();
  await deleteDeviceDrafts();
  await reopenMember(screen, me);
}

/** The tab is closed: what it wrote on the device is there for the next one. */
export async function closeMember(): Promise<void> {
  await cleanup();
  const isHeld = async () => (await navigator.locks.query()).held?.some(({ name }) => name?.startsWith("draft "));
  await expect.poll(isHeld).toBe(false);
}

/** After the tab was closed, with what this device kept. */
export async function reopenMember(screen: ReactNode, me: StaffMe = helena): Promise<void> {
  staffQueryClient.clear();
  staffQueryClient.setQueryData(staffMeQuery.queryKey, me);
  staffQueryClient.setQueryDefaults(staffMeQuery.queryKey, { staleTime: Number.POSITIVE_INFINITY });
  const framed = (children: ReactNode) => (
    <StaffFrame me={me}>
      <Suspense>{children}</Suspense>
    </StaffFrame>
  );
  const Stub = createRoutesStub([
    {
      path: "/",
      Component: () => framed(screen),
      ErrorBoundary: ({ error }) => framed(<StaffError error={error} />),
    },
    { path: "*", Component: () => framed(<p>outra tela</p>) },
  ]);
  await render(
    <QueryClientProvider client={staffQueryClient}>
      <Stub initialEntries={["/"]} />
    </QueryClientProvider>,
  );
}
