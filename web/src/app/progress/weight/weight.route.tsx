import { brand } from "@app/contract/brand";
import { useEffect } from "react";
import { redirect, useNavigate } from "react-router";
import { appPaths } from "../../../app-paths.ts";
import { weightsCopy as copy } from "../../../content/app/progress/progress.ts";
import { pageMeta } from "../../../shell/page-meta.ts";
import { consentsQuery } from "../../data/consents-query.ts";
import { prefetchQuery } from "../../data/load-query.ts";
import { loadNumbersShown, useNumbersShown } from "../../data/numbers/use-numbers-shown.ts";
import { Skeleton } from "../../shell/states/skeleton.tsx";
import { SubPage } from "../../shell/sub-page.tsx";
import type { MemberSync, SyncSnapshot } from "../../sync/member-sync.ts";
import { ProgressScreen } from "../progress-screen.tsx";
import { WeightDiary } from "./weight-diary.tsx";

export const meta = () =>
  pageMeta({ title: `${copy.title} | ${brand.name}`, description: copy.description, robots: "noindex" });

/** Where the numbers of the body are hidden there is no list of them. */
export async function clientLoader() {
  prefetchQuery(consentsQuery);
  if ((await loadNumbersShown()) !== "shown") throw redirect(appPaths.progress);
  return null;
}

export default function WeightRoute() {
  return (
    <SubPage back={{ to: appPaths.progress, label: copy.back }} title={copy.title}>
      <ProgressScreen>{(sync, snapshot) => <ShownWeights sync={sync} snapshot={snapshot} />}</ProgressScreen>
    </SubPage>
  );
}

/** What the loader knew may have changed since: a plan that hides numbers hides them at once. */
function ShownWeights({ sync, snapshot }: { sync: MemberSync; snapshot: SyncSnapshot }) {
  const isShown = useNumbersShown(snapshot) === "shown";
  const navigate = useNavigate();
  useEffect(() => {
    if (!isShown) void navigate(appPaths.progress, { replace: true });
  }, [isShown, navigate]);
  return isShown ? <WeightDiary sync={sync} snapshot={snapshot} /> : null;
}

export function HydrateFallback() {
  return <Skeleton blocks={["title", "lines"]} />;
}
