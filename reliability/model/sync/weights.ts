import { uuidV7 } from "../../../web/src/app/sync/core/uuid-v7.ts";
import type { Subject } from "./subject.ts";

const kgOf = (seed: number): number => 60 + (seed % 31);

/** Records of one kind with two fields, which are edited apart. */
export const weights: Subject = {
  kinds: ["weight"],
  add: (seed, wallMs) => ({
    id: uuidV7(wallMs),
    kind: "weight",
    op: "put",
    // A clock that is fast dates nothing into the future: the server takes no weight after tomorrow.
    fields: { at: new Date(Math.min(wallMs, Date.now())).toISOString(), kg: kgOf(seed) },
  }),
  change: (_view, seed) =>
    seed % 5 === 0 ? { at: new Date(Date.now() - (seed % 10) * 60_000).toISOString() } : { kg: kgOf(seed) },
};
