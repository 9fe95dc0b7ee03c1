import type { Deps } from "../deps.ts";
import { countAccountsSince } from "./store.ts";

const DAY_MS = 24 * 60 * 60_000;

export const countSignUps = ({ db, now }: Pick<Deps, "db" | "now">): Promise<number> =>
  countAccountsSince(db, new Date(now().getTime() - DAY_MS));
