import type { Deps } from "../deps.ts";
import { failAbandoned } from "./exchange-store.ts";

const BATCH_SIZE = 500;

/** Answers whose process died are given up, with what was said of them. Nothing is asked again by itself. */
export async function sweepAnswers({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
  while ((await failAbandoned(db, now(), BATCH_SIZE)) === BATCH_SIZE);
}
