import type { ReviewsView } from "@app/contract/reviews";
import { expect, test } from "vitest";
import { type DeviceState, emptyState } from "../../sync/core/device-state.ts";
import { deviceWith, open, refusedOn, reply, sent, WEEK } from "../testing/example-reviews.ts";
import { type ReplyState, replyState } from "./reply-state.ts";

const before = sent("2026-12-07", { reply: reply() });
const waiting = sent(WEEK, { replyBy: "2026-12-22T21:12:00Z" });

/** A device whose outbox is empty: the server has taken what it had. */
function sentOn(week: string): DeviceState {
  const { meta, outbox } = deviceWith(week);
  const records = outbox.map(({ id, kind, hlc, fields }) => ({
    id,
    kind,
    state: {
      fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { value, hlc }])),
      deleted: null,
      losers: {},
    },
  }));
  return { meta, outbox: [], records: new Map(records.map((record) => [record.id, record])) };
}

test.each<[string, ReviewsView, DeviceState, ReplyState["at"]]>([
  ["nothing was sent", { open, sent: [] }, emptyState(), "none"],
  ["this device has not sent it", { open, sent: [before] }, deviceWith(WEEK), "unsent"],
  ["the server did not take it", { open, sent: [before] }, refusedOn("consent-missing", WEEK), "refused"],
  ["the server has it, and its list is older", { open, sent: [before] }, sentOn(WEEK), "confirming"],
  ["a reply is owed", { open: null, sent: [waiting, before] }, sentOn(WEEK), "waiting"],
  ["the newest was replied to", { open, sent: [before] }, emptyState(), "replied"],
])("when %s", (_, view, device, at) => {
  expect(replyState(view, device).at).toBe(at);
});
