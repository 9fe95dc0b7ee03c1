import { brand } from "@app/contract/brand";
import type { ReactNode } from "react";
import { appPaths } from "../../app-paths.ts";
import { memoryCopy as copy } from "../../content/app/assistant/memory.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import { lazyPart, useLazyPart } from "../../ui/overlays/lazy-part.ts";
import { LoadFailure } from "../../ui/overlays/load-failure.tsx";
import { memoriesQuery } from "../data/assistant/memories-query.ts";
import { loadQuery } from "../data/load-query.ts";
import { Skeleton } from "../shell/states/skeleton.tsx";
import { SubPage } from "../shell/sub-page.tsx";

export const meta = () =>
  pageMeta({ title: `${copy.title} | ${brand.name}`, description: copy.description, robots: "noindex" });

const memoryPart = lazyPart(async () => (await import("./memory-screen.tsx")).MemoryScreen);

/** Code and sentences come side by side. */
export async function clientLoader() {
  await Promise.all([loadQuery(memoriesQuery), memoryPart.load().catch(() => undefined)]);
  return null;
}

/** "O que a IA sabe de mim". */
export default function MemoryRoute() {
  const part = useLazyPart(memoryPart);
  if (part.state === "loaded") return <part.Part />;
  return (
    <MemoryPage>
      {part.state === "loading" && !part.again ? <Skeleton blocks={["lines"]} /> : <LoadFailure loaded={part} />}
    </MemoryPage>
  );
}

export function HydrateFallback() {
  return (
    <MemoryPage>
      <p className="sr-only" role="status">
        {copy.loading}
      </p>
      <Skeleton blocks={["title", "lines"]} />
    </MemoryPage>
  );
}

const MemoryPage = ({ children }: { children: ReactNode }) => (
  <SubPage back={{ to: appPaths.assistant, label: copy.back }} title={copy.title} lead={copy.lead}>
    {children}
  </SubPage>
);
