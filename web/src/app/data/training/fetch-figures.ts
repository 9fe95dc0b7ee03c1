import type { Training } from "@app/contract/plan-training";
import { figureUrl } from "../../../ui/figure/figure-file.ts";

/** Asks for the drawings of a plan's sessions, one after another: the worker keeps what was asked for. */
export async function fetchFigures({ sessions }: Training): Promise<void> {
  const ids = new Set(
    sessions.flatMap(({ warmUp, exercises }) => [...warmUp, ...exercises].map((one) => one.exercise)),
  );
  for (const id of ids) {
    await fetch(figureUrl(id, "both"), { priority: "low" });
    await fetch(figureUrl(id, "end"), { priority: "low" });
  }
}
