import type { Deps } from "../deps.ts";
import { Problem } from "../platform/problem.ts";
import { countCardOutcomes } from "./store.ts";

const WINDOW_MS = 5 * 60_000;
const SUSPICIOUS_DECLINES = 40;
const SUSPICIOUS_RATIO = 0.8;

/**
 * When nearly every card is being declined, somebody is trying stolen ones: cards rest for everybody. PIX stays open all
 * the while, at the same price.
 */
export async function allowCards({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
  const { declined, approved } = await countCardOutcomes(db, new Date(now().getTime() - WINDOW_MS));
  const isSuspicious = declined >= SUSPICIOUS_DECLINES && declined / (declined + approved) >= SUSPICIOUS_RATIO;
  if (isSuspicious) throw new Problem("card-off");
}
