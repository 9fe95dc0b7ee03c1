import { problemOf } from "../../../api.ts";
import { loadStaffQuery, staffQueryClient } from "../../shell/query-client.ts";
import { fileQuery, timelineQuery } from "./member-queries.ts";

/** A member of someone else is an answer, not a failure: the file opens in an emergency alone. */
export async function loadFile(memberId: string): Promise<{ isOpen: boolean }> {
  try {
    await loadStaffQuery(fileQuery(memberId));
  } catch (error) {
    if (problemOf(error) !== "staff-not-permitted") throw error;
    return { isOpen: false };
  }
  void staffQueryClient.infiniteQuery(timelineQuery(memberId, null)).catch(() => undefined);
  return { isOpen: true };
}
