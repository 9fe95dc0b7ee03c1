import type { Training } from "@app/contract/plan-training";
import { FIGURES_CACHE, figureUrl } from "../../../ui/figure/figure-url.ts";

/** Keeps the drawings of a plan's sessions on this device, one after another. */
export async function keepFigures({ sessions }: Training): Promise<void> {
  const ids = new Set(
    sessions.flatMap(({ warmUp, exercises }) => [...warmUp, ...exercises].map((one) => one.exercise)),
  );
  const cache = await caches.open(FIGURES_CACHE);
  for (const url of [...ids].flatMap((id) => [figureUrl(id, "both"), figureUrl(id, "end")])) {
    if (!(await cache.match(url))) await cache.add(url);
  }
}
