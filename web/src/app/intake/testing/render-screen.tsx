import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { createRoutesStub } from "react-router";
import { render } from "vitest-browser-react";
import { createQueryClient } from "../../data/query-client.ts";

/** A screen inside a router and a query client of its own. */
export async function renderScreen(screen: ReactNode): Promise<void> {
  const Stub = createRoutesStub([
    { path: "/", Component: () => screen },
    { path: "*", Component: () => <p>outra tela</p> },
  ]);
  await render(
    <QueryClientProvider client={createQueryClient()}>
      {/* The app's margins, which pictures reach into. */}
      <main style={{ padding: "1.75rem var(--page-margin)" }}>
        <Stub initialEntries={["/"]} />
      </main>
    </QueryClientProvider>,
  );
}
