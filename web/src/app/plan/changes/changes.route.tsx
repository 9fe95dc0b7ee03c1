import { brand } from "@app/contract/brand";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { data } from "react-router";
import { planChangesCopy as copy } from "../../../content/app/plan/changes.ts";
import { pageMeta } from "../../../shell/page-meta.ts";
import { keepPlanChanges, loadPlanChanges, planChangesQuery } from "../../data/plan-changes/plan-changes-query.ts";
import { markPlanRead } from "../../data/plan-changes/plan-read.ts";
import { Skeleton } from "../../shell/states/skeleton.tsx";
import type { Route } from "./+types/changes.route.ts";
import { ChangesScreen } from "./changes-screen.tsx";

export const meta = () =>
  pageMeta({ title: `${copy.title} | ${brand.name}`, description: copy.description, robots: "noindex" });

/** An address that is no version's, and a version that the account does not have, are both not found. */
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  if (!/^[1-9]\d{0,5}$/.test(params.version)) throw data(null, { status: 404 });
  const version = Number(params.version);
  await loadPlanChanges(version);
  return version;
}

export default function ChangesRoute({ loaderData: version }: Route.ComponentProps) {
  const { data: view } = useSuspenseQuery(planChangesQuery(version));
  useEffect(() => {
    markPlanRead(version);
    void keepPlanChanges(version).catch(() => undefined);
  }, [version]);
  return <ChangesScreen key={version} view={view} />;
}

export function HydrateFallback() {
  return <Skeleton blocks={["title", "lines", "sheet"]} />;
}
