import { createRoutesStub, useLocation } from "react-router";
import { render } from "vitest-browser-react";
import { appPaths } from "../../../../app-paths.ts";
import { AlertDialogHost } from "../../../../ui/overlays/alert-dialog.tsx";
import { Toasts } from "../../../../ui/overlays/toast.tsx";
import { DataProvider } from "../../../data/data-provider.tsx";
import { AppShell } from "../../../shell/app-shell.tsx";
import { AssistantScreen } from "../assistant-screen.tsx";
import { loadAssistant } from "../load-assistant.ts";

/** The screen as the app shows it: its own loader, then the component inside the shell. */
export async function renderAssistant(): Promise<void> {
  await loadAssistant();
  const Stub = createRoutesStub([
    {
      path: appPaths.assistant,
      Component: () => (
        <AppShell>
          <AssistantScreen />
        </AppShell>
      ),
    },
    { path: "*", Component: OtherScreen },
  ]);
  await render(
    <DataProvider>
      <Stub initialEntries={[appPaths.assistant]} />
      <AlertDialogHost />
      <Toasts />
    </DataProvider>,
  );
}

/** Says where one has arrived. */
function OtherScreen() {
  const { pathname, search } = useLocation();
  return (
    <p>
      outra tela: {pathname}
      {search}
    </p>
  );
}
