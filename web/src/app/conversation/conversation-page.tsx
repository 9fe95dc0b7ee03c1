import type { Thread } from "@app/contract/conversations";
import { threadCopy } from "../../content/app/conversation/threads.ts";
import { lazyPart, useLazyPart } from "../../ui/overlays/lazy-part.ts";
import { LoadFailure } from "../../ui/overlays/load-failure.tsx";
import { Skeleton } from "../shell/states/skeleton.tsx";

// With the classifier and the long list: it is not part of what opens the app without a network.
const conversationScreen = lazyPart(async () => (await import("./conversation-screen.tsx")).ConversationScreen);

/** For the loaders: code and messages come side by side. */
export async function openConversation(thread: Thread): Promise<null> {
  const messages = import("./load-conversation.ts").then(({ loadConversation }) => loadConversation(thread));
  await Promise.all([messages, conversationScreen.load().catch(() => undefined)]);
  return null;
}

export function ConversationPage({ thread }: { thread: Thread }) {
  const loaded = useLazyPart(conversationScreen);
  // Another thread is another screen.
  if (loaded.state === "loaded") return <loaded.Part key={thread} thread={thread} />;
  return loaded.state === "loading" && !loaded.again ? <Opening thread={thread} /> : <LoadFailure loaded={loaded} />;
}

/** Before its code and its messages are there. */
export const Opening = ({ thread }: { thread: Thread }) => (
  <>
    <h1>{threadCopy[thread].title}</h1>
    <Skeleton blocks={["lines"]} />
  </>
);
