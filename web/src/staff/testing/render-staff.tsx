import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { createRoutesStub } from "react-router";
import { vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Toasts } from "../../ui/overlays/toast.tsx";
import { StaffFrame } from "../shell/staff-frame.tsx";
import { staffMeQuery } from "../shell/staff-me.ts";
import { NOW } from "./design-day.ts";
import { helena } from "./example-staff.ts";

type RenderOptions = {
  width?: number;
  height?: number;
  /** With the rail's places and the person's menu. */
  withRail?: boolean;
  /** The clock that pauses are measured by stands still: a slow machine makes none. */
  withoutPauses?: boolean;
};

/** A screen of the team inside its frame, signed in, on the design's day. */
export async function renderStaff(
  screen: ReactNode,
  { width = 1440, height = 985, withRail = false, withoutPauses = false }: RenderOptions = {},
) {
  vi.useFakeTimers({ toFake: withoutPauses ? ["Date", "performance"] : ["Date"], now: NOW });
  await page.viewport(width, height);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(staffMeQuery.queryKey, helena);
  const framed = (children: ReactNode) => () => <StaffFrame me={withRail ? helena : undefined}>{children}</StaffFrame>;
  const Stub = createRoutesStub([
    { path: "/equipe", Component: framed(screen) },
    { path: "*", Component: () => <p>outra tela</p> },
  ]);
  await render(
    <QueryClientProvider client={client}>
      <Stub initialEntries={["/equipe"]} />
      <Toasts />
    </QueryClientProvider>,
  );
  return client;
}

/** After each test: the clock and the window as other files expect them. */
export async function restoreWindow(): Promise<void> {
  vi.useRealTimers();
  await page.viewport(360, 740);
}
