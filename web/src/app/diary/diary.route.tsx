import { brand } from "@app/contract/brand";
import { data, redirect } from "react-router";
import { appPaths } from "../../app-paths.ts";
import { diaryCopy as copy } from "../../content/app/diary.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import { consentsQuery } from "../data/consents-query.ts";
import { prefetchQuery } from "../data/load-query.ts";
import { loadNumbersShown } from "../data/numbers/use-numbers-shown.ts";
import { localDay } from "../data/plan-layer/plan-day.ts";
import { Skeleton } from "../shell/states/skeleton.tsx";
import type { Route } from "./+types/diary.route.ts";
import styles from "./diary.module.css";
import { DiaryScreen } from "./diary-screen.tsx";
import { isCalendarDay } from "./model/calendar-day.ts";

export const meta = () =>
  pageMeta({ title: `${copy.title} | ${brand.name}`, description: copy.description, robots: "noindex" });

/** The records are the browser's: only what may be shown of them is asked for first. */
export async function clientLoader({ params: { day } }: Route.ClientLoaderArgs) {
  if (day !== undefined && !isCalendarDay(day)) throw data(null, { status: 404 });
  if (day !== undefined && day > localDay(new Date())) throw redirect(appPaths.diary);
  prefetchQuery(consentsQuery);
  await loadNumbersShown();
  return null;
}

export default function DiaryRoute({ params: { day } }: Route.ComponentProps) {
  return <DiaryScreen key={day} day={day} />;
}

/** The prerendered page. */
export function HydrateFallback() {
  return (
    <div className={styles.diary}>
      <h1>{copy.title}</h1>
      <Skeleton blocks={["sheet", "lines"]} />
    </div>
  );
}
