/** The call before the demo member's first definitive plan. */
import { randomUUID } from "node:crypto";
import { bookCall } from "../bookings/book-call.ts";
import { getBookings } from "../bookings/get-bookings.ts";
import { recordResult } from "../bookings/record-result.ts";
import type { Deps } from "../deps.ts";
import { findAccount } from "../identity/accounts/account-store.ts";
import { addMs, MINUTE_MS } from "../platform/time/durations.ts";
import { at } from "./demo-device.ts";

const MINUTES = 20;

/** In the first hour that was free when she bought; returns when it ended. */
export async function seedCall(deps: Deps, accountId: string, by: string): Promise<Date> {
  const account = await findAccount(deps.db, accountId);
  const [slot] = account ? (await getBookings(deps, account)).slots : [];
  if (!account || !slot) throw new Error("no hour for the demo call");
  await bookCall(deps, { account, choice: { key: randomUUID(), startsAt: slot.startsAt, way: "video" } });
  const { referenceNumber } = (await getBookings(deps, account)).booking ?? { referenceNumber: "" };
  const end = addMs(new Date(slot.startsAt), MINUTES * MINUTE_MS);
  const outcome = await recordResult(at(deps, end), { referenceNumber, result: "done", by });
  if (outcome !== "recorded") throw new Error(`the demo call is not held: ${outcome}`);
  return end;
}
