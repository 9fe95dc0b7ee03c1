import { createRoutesStub, useRouteError } from "react-router";
import { render } from "vitest-browser-react";
import { DataProvider } from "../../../app/data/data-provider.tsx";
import { SeenNotice } from "../../../app/data/seen-notice.tsx";
import { AppShell } from "../../../app/shell/app-shell.tsx";
import { ScreenError } from "../../../app/shell/states/screen-error.tsx";
import { appPaths } from "../../../app-paths.ts";
import { AlertDialogHost } from "../../../ui/overlays/alert-dialog.tsx";
import GuaranteeRoute, { clientLoader, HydrateFallback } from "../guarantee.route.tsx";

/** The screen as the app shows it: its own loader, fallback and error, inside the shell. */
export async function renderGuarantee(): Promise<void> {
  const Stub = createRoutesStub([
    {
      path: appPaths.guarantee,
      loader: clientLoader,
      HydrateFallback,
      Component: () => (
        <AppShell>
          <SeenNotice />
          <GuaranteeRoute />
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
      <Stub initialEntries={[appPaths.guarantee]} />
      <AlertDialogHost />
    </DataProvider>,
  );
}

const Failure = () => <ScreenError error={useRouteError()} />;
