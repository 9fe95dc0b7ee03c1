import type { Training } from "@app/contract/plan-training";
import { cacheFiles } from "../../../device-storage.ts";
import { FIGURES_CACHE, figureUrl } from "../../../ui/figure/figure-url.ts";

/** Keeps the drawings of a plan's sessions on this device. */
export async function keepFigures({ sessions }: Training): Promise<void> {
  const ids = new Set(
    sessions.flatMap(({ warmUp, exercises }) => [...warmUp, ...exercises].map((one) => one.exercise)),
  );
  const urls = [...ids].flatMap((id) => [figureUrl(id, "both"), figureUrl(id, "end")]);
  await cacheFiles(FIGURES_CACHE, urls);
}
