import type { Db } from "../../platform/database/db.ts";
import { findStaffByEmail } from "./staff-store.ts";

/** Of someone who was not dismissed. */
export const findStaffId = async (db: Db, email: string): Promise<string | undefined> =>
  (await findStaffByEmail(db, email))?.id;
