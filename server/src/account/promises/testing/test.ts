import type { MemberPromises } from "@app/contract/promises";
import { test as base } from "../../../testing/http.ts";

/** A Monday within service hours. */
export const MONDAY = new Date("2026-11-16T10:00:00-03:00");

/** Stands still between two steps, so that every moment is exact. */
const aStillClock = () => {
  let ms = MONDAY.getTime();
  return { now: () => new Date(ms), advance: (by: number) => void (ms += by) };
};

/** Promises as the account's page receives them. */
export const test = base
  .extend("clock", aStillClock)
  .extend("promised", ({ api }) => async (headers: Record<string, string>): Promise<MemberPromises> => {
    const { body } = await api<MemberPromises>("GET", "/v1/account/promises", { headers });
    if (!body.return) throw new Error(`no promises: ${body.message}`);
    return body.return;
  });
