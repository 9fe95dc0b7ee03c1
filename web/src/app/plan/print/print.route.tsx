import { brand } from "@app/contract/brand";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { redirect, useLocation } from "react-router";
import { appPaths } from "../../../app-paths.ts";
import { printCopy as copy } from "../../../content/app/plan/plan.ts";
import { currentUser } from "../../../identity/session/session-store.ts";
import { pageMeta } from "../../../shell/page-meta.ts";
import { usePlanLayer } from "../../data/plan-layer/use-plan-layer.ts";
import { loadPlan, planQuery } from "../../data/plan-query.ts";
import { exercisesPart, useExerciseTexts } from "../../data/training/exercise-texts.ts";
import { localDay } from "../../shell/format/days.ts";
import { Skeleton } from "../../shell/states/skeleton.tsx";
import { PrintScreen } from "./print-screen.tsx";

export const meta = () =>
  pageMeta({ title: `${copy.title} | ${brand.name}`, description: copy.description, robots: "noindex" });

/** Groups and portions, and members without a plan, have nothing to print. */
export async function clientLoader() {
  const texts = exercisesPart.load().catch(() => undefined);
  if ((await loadPlan())?.diet?.method !== "foods") throw redirect(appPaths.plan);
  await texts;
  return null;
}

/** The plan on paper; in print it is the only content. */
export default function PrintRoute() {
  const { data: plan } = useSuspenseQuery(planQuery);
  const { layer } = usePlanLayer();
  const { search } = useLocation();
  const [today] = useState(() => localDay(new Date()));
  const texts = useExerciseTexts();
  if (!plan) return null;
  return (
    <PrintScreen
      plan={plan}
      layer={layer}
      day={dayIn(search) ?? today}
      name={currentUser()?.fullName ?? ""}
      texts={texts}
    />
  );
}

function dayIn(search: string): string | undefined {
  const day = new URLSearchParams(search).get("dia") ?? "";
  return /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : undefined;
}

export function HydrateFallback() {
  return <Skeleton blocks={["title", "sheet"]} />;
}
