import { brand } from "@app/contract/brand";
import { assistantPageCopy as copy } from "../../../content/app/assistant/page.ts";
import { pageMeta } from "../../../shell/page-meta.ts";
import { lazyPart, useLazyPart } from "../../../ui/overlays/lazy-part.ts";
import { LoadFailure } from "../../../ui/overlays/load-failure.tsx";
import { Skeleton } from "../../shell/states/skeleton.tsx";

// With the blocks, the diary's and the plan's edits: it is not part of what opens the app without a network.
const assistantScreen = lazyPart(async () => (await import("./assistant-screen.tsx")).AssistantScreen);

export const meta = () =>
  pageMeta({ title: `${copy.title} | ${brand.name}`, description: copy.description, robots: "noindex" });

export async function clientLoader(): Promise<null> {
  const messages = import("./load-assistant.ts").then(({ loadAssistant }) => loadAssistant());
  await Promise.all([messages, assistantScreen.load().catch(() => undefined)]);
  return null;
}

/** The conversation with the assistant. */
export default function AssistantRoute() {
  const loaded = useLazyPart(assistantScreen);
  if (loaded.state === "loaded") return <loaded.Part />;
  return loaded.state === "loading" && !loaded.again ? <Opening /> : <LoadFailure loaded={loaded} />;
}

export const HydrateFallback = () => <Opening />;

/** Before its code and its messages are there. */
const Opening = () => (
  <>
    <h1>{copy.title}</h1>
    <Skeleton blocks={["lines"]} />
  </>
);
