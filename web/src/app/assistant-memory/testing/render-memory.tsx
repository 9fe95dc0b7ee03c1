import { createRoutesStub, useRouteError } from "react-router";
import { render } from "vitest-browser-react";
import { appPaths } from "../../../app-paths.ts";
import { AlertDialogHost } from "../../../ui/overlays/alert-dialog.tsx";
import { DataProvider } from "../../data/data-provider.tsx";
import { SeenNotice } from "../../data/seen-notice.tsx";
import { AppShell } from "../../shell/app-shell.tsx";
import { ScreenError } from "../../shell/states/screen-error.tsx";
import MemoryRoute, { clientLoader, HydrateFallback } from "../memory.route.tsx";

/** The screen as the app shows it: its own loader, fallback and error, inside the shell. */
export async function renderMemory(): Promise<void> {
  const Stub = createRoutesStub([
    {
      path: appPaths.assistantMemory,
      loader: clientLoader,
      HydrateFallback,
      Component: () => (
        <AppShell>
          <SeenNotice />
          <MemoryRoute />
        </AppShell>
      ),
      ErrorBoundary: () => (
        <AppShell isError>
          <Failure />
        </AppShell>
      ),
    },
    { path: "*", Component: () => <p>outra tela</p> },
  ]);
  await render(
    <DataProvider>
      <Stub initialEntries={[appPaths.assistantMemory]} />
      <AlertDialogHost />
    </DataProvider>,
  );
}

const Failure = () => <ScreenError error={useRouteError()} />;

export async function closeToasts(): Promise<void> {
  const open = () => document.querySelector<HTMLElement>("[aria-label='Fechar aviso']");
  while (open()) {
    open()?.click();
    await new Promise(requestAnimationFrame);
  }
}
