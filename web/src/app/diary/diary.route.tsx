import { brand } from "@app/contract/brand";
import { data, redirect } from "react-router";
import { appPaths } from "../../app-paths.ts";
import { diaryCopy as copy } from "../../content/app/diary/diary.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import { lazyPart, useLazyPart } from "../../ui/overlays/lazy-part.ts";
import { LoadFailure } from "../../ui/overlays/load-failure.tsx";
import { consentsQuery } from "../data/consents-query.ts";
import { prefetchQuery } from "../data/load-query.ts";
import { loadNumbersShown } from "../data/numbers/use-numbers-shown.ts";
import { localDay } from "../shell/format/days.ts";
import { Skeleton } from "../shell/states/skeleton.tsx";
import type { Route } from "./+types/diary.route.ts";
import { isCalendarDay } from "./model/calendar-day.ts";

export const meta = () =>
  pageMeta({ title: `${copy.title} | ${brand.name}`, description: copy.description, robots: "noindex" });

// With the table of foods: only a member who opens the diary loads it.
const diaryScreen = lazyPart(async () => (await import("./diary-screen.tsx")).DiaryScreen);

/** The records are the browser's: only what may be shown of them is asked for first. */
export async function clientLoader({ params: { day } }: Route.ClientLoaderArgs) {
  if (day !== undefined && !isCalendarDay(day)) throw data(null, { status: 404 });
  if (day !== undefined && day > localDay(new Date())) throw redirect(appPaths.diary);
  prefetchQuery(consentsQuery);
  await Promise.all([loadNumbersShown(), diaryScreen.load().catch(() => undefined)]);
  return null;
}

export default function DiaryRoute({ params: { day } }: Route.ComponentProps) {
  const loaded = useLazyPart(diaryScreen);
  if (loaded.state === "loaded") return <loaded.Part key={day} day={day} />;
  return loaded.state === "loading" && !loaded.again ? <Opening /> : <LoadFailure loaded={loaded} />;
}

const Opening = () => (
  <div className="stack gap-7">
    <h1>{copy.title}</h1>
    <Skeleton blocks={["sheet", "lines"]} />
  </div>
);

/** The prerendered page. */
export function HydrateFallback() {
  return <Opening />;
}
