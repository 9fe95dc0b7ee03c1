import { createRoutesStub, useRouteError } from "react-router";
import { render } from "vitest-browser-react";
import { appPaths } from "../../../app-paths.ts";
import { DataProvider } from "../../data/data-provider.tsx";
import { AppShell } from "../../shell/app-shell.tsx";
import { ScreenError } from "../../shell/states/screen-error.tsx";
import PauseRoute, { clientLoader, HydrateFallback } from "../pause.route.tsx";

/** The screen as the app shows it: its own loader, fallback and error, inside the shell. */
export async function renderPause(): Promise<void> {
  const Stub = createRoutesStub([
    {
      path: appPaths.pause,
      loader: clientLoader,
      HydrateFallback,
      Component: () => (
        <AppShell>
          <PauseRoute />
        </AppShell>
      ),
      ErrorBoundary: () => (
        <AppShell isError>
          <Failure />
        </AppShell>
      ),
    },
    { path: appPaths.intakeResult, Component: () => <p>a devolução</p> },
    { path: "*", Component: () => <p>outra tela</p> },
  ]);
  await render(
    <DataProvider>
      <Stub initialEntries={[appPaths.pause]} />
    </DataProvider>,
  );
}

const Failure = () => <ScreenError error={useRouteError()} />;
