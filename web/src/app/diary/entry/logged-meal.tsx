import { useState } from "react";
import { redirect, useLocation, useParams } from "react-router";
import { appPaths } from "../../../app-paths.ts";
import { lazyPart, useLazyPart } from "../../../ui/overlays/lazy-part.ts";
import { LoadFailure } from "../../../ui/overlays/load-failure.tsx";
import { loadNumbersShown } from "../../data/numbers/use-numbers-shown.ts";
import { localDay } from "../../shell/format/days.ts";
import { Skeleton } from "../../shell/states/skeleton.tsx";
import { placeFor, readDay } from "./model/place.ts";

/** A day that is none, or that has not come, opens today's. */
export async function loadLoggedMeal({ params }: { params: { day: string } }) {
  if (!readDay(params.day, localDay(new Date()))) throw redirect(appPaths.diary);
  // Loaded beside what decides which figures are shown, not after it.
  void entryPart.load().catch(() => undefined);
  await loadNumbersShown();
  return null;
}

/** The meal of the address, `?refeicao=almoco`, or that of the hour at which it was opened. */
export function LoggedMeal({ mode }: { mode: "sentence" | "search" }) {
  const { day = "" } = useParams();
  const { search } = useLocation();
  const [openedAt] = useState(() => new Date());
  const part = useLazyPart(entryPart);
  if (part.state === "loading" && !part.again) return <Skeleton blocks={["title", "lines"]} />;
  if (part.state !== "loaded") return <LoadFailure loaded={part} />;
  const { Part: EntryScreen } = part;
  const asked = new URLSearchParams(search).get("refeicao");
  return <EntryScreen key={day} mode={mode} place={placeFor(day, asked, openedAt, localDay(openedAt))} />;
}

/** With the catalogue, the search and the reader of sentences: no other screen loads them. */
const entryPart = lazyPart(async () => (await import("./entry-screen.tsx")).EntryScreen);
