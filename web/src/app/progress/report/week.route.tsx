import { brand } from "@app/contract/brand";
import { redirect } from "react-router";
import { appPaths } from "../../../app-paths.ts";
import { reportCopy as copy } from "../../../content/app/progress/report.ts";
import { pageMeta } from "../../../shell/page-meta.ts";
import { loadNumbersShown } from "../../data/numbers/use-numbers-shown.ts";
import { localDay } from "../../shell/format/days.ts";
import { Skeleton } from "../../shell/states/skeleton.tsx";
import { ProgressScreen } from "../progress-screen.tsx";
import type { Route } from "./+types/week.route.ts";
import { weekIn } from "./period.ts";
import { ReportScreen } from "./report-screen.tsx";

export const meta = () =>
  pageMeta({ title: `${copy.week.title} | ${brand.name}`, description: copy.week.description, robots: "noindex" });

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const period = weekIn(params.week, localDay(new Date()));
  if (!period) throw redirect(appPaths.progress);
  await loadNumbersShown();
  return period;
}

export default function WeekRoute({ loaderData: period }: Route.ComponentProps) {
  return (
    <ProgressScreen>
      {(_sync, snapshot) => <ReportScreen kind="week" period={period} snapshot={snapshot} />}
    </ProgressScreen>
  );
}

export function HydrateFallback() {
  return <Skeleton blocks={["title", "sheet"]} />;
}
