import { brand } from "@app/contract/brand";
import { progressCopy as copy } from "../../content/app/progress/progress.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import { lazyPart, useLazyPart } from "../../ui/overlays/lazy-part.ts";
import { LoadFailure } from "../../ui/overlays/load-failure.tsx";
import { consentsQuery } from "../data/consents-query.ts";
import { prefetchQuery } from "../data/load-query.ts";
import { loadNumbersShown, useNumbersShown } from "../data/numbers/use-numbers-shown.ts";
import { Skeleton } from "../shell/states/skeleton.tsx";
import type { SyncSnapshot } from "../sync/member-sync.ts";
import { ProgressScreen } from "./progress-screen.tsx";

export const meta = () =>
  pageMeta({ title: `${copy.title} | ${brand.name}`, description: copy.description, robots: "noindex" });

// Charts, foods and exercises: only who opens this screen loads them.
const evolution = lazyPart(async () => (await import("./evolution.tsx")).Evolution);

/** The records are the browser's: of the server it only waits for which numbers are shown, or for this device's copy. */
export async function clientLoader() {
  prefetchQuery(consentsQuery);
  await Promise.all([loadNumbersShown(), evolution.load().catch(() => undefined)]);
  return null;
}

export default function ProgressRoute() {
  return (
    <div className="stack gap-7">
      <h1>{copy.title}</h1>
      <ProgressScreen>{(_sync, snapshot) => <LoadedEvolution snapshot={snapshot} />}</ProgressScreen>
    </div>
  );
}

function LoadedEvolution({ snapshot }: { snapshot: SyncSnapshot }) {
  const numbers = useNumbersShown(snapshot);
  const loaded = useLazyPart(evolution);
  if (loaded.state === "loaded") return <loaded.Part numbers={numbers} />;
  return loaded.state === "loading" && !loaded.again ? (
    <Skeleton blocks={["title", "lines"]} />
  ) : (
    <LoadFailure loaded={loaded} />
  );
}

export function HydrateFallback() {
  return (
    <div className="stack gap-7">
      <h1>{copy.title}</h1>
      <Skeleton blocks={["title", "lines"]} />
    </div>
  );
}
