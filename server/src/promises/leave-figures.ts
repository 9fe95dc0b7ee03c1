import type { PromiseKind } from "@app/engine/promises/promise-kinds";
import type { Db } from "../platform/database/db.ts";
import { hideFromFigures } from "./public/batch-store.ts";

/** What was promised to a lead in these kinds stands in no public figure that is still to be written. */
export const leaveFigures = (tx: Db, open: { leadId: string; kinds: readonly PromiseKind[] }): Promise<void> =>
  hideFromFigures(tx, open);
