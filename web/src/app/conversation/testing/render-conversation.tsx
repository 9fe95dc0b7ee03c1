import type { Thread } from "@app/contract/conversations";
import { createRoutesStub } from "react-router";
import { render } from "vitest-browser-react";
import { DataProvider } from "../../data/data-provider.tsx";
import { AppShell } from "../../shell/app-shell.tsx";
import { ConversationScreen } from "../conversation-screen.tsx";
import { pathOf } from "../head/thread-tabs.tsx";
import { loadConversation } from "../load-conversation.ts";

/** The screen as the app shows it: its own loader, then the component inside the shell. */
export async function renderConversation(thread: Thread = "team"): Promise<void> {
  await loadConversation(thread);
  const Stub = createRoutesStub([
    {
      path: pathOf[thread],
      Component: () => (
        <AppShell>
          <ConversationScreen thread={thread} />
        </AppShell>
      ),
    },
    { path: "*", Component: () => <p>outra tela</p> },
  ]);
  await render(
    <DataProvider>
      <Stub initialEntries={[pathOf[thread]]} />
    </DataProvider>,
  );
}
