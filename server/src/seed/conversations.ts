/** What the demo members and the demo team wrote to each other: sent and answered as any message is. */
import { randomUUID } from "node:crypto";
import type { Thread } from "@app/contract/conversations";
import { addServiceTime } from "@app/engine/promises/service-clock";
import { markRead } from "../conversations/threads/mark-read.ts";
import type { Deps } from "../deps.ts";
import { addMs, HOUR_MS, MINUTE_MS } from "../platform/time/durations.ts";
import { promiseHours } from "../promises/promise-hours.ts";
import type { Staff } from "../staff/accounts/staff.ts";
import { findStaff } from "../staff/accounts/staff-store.ts";
import { sendStaffMessage } from "../staff/conversations/send-staff-message.ts";
import { carlosLines, type Line, marinaLines } from "./conversation-texts.ts";
import { at, sendPuts } from "./demo-device.ts";

/** The ids of the demo team. */
type People = Record<NonNullable<Line["answer"]>["by"], string>;

type Conversation = { accountId: string; thread: Thread; people: Partial<People> };

export const seedTeamThread = (deps: Deps, accountId: string, people: Pick<People, "helena" | "rafael">) =>
  seedThread(deps, { accountId, thread: "team", people }, marinaLines);

export const seedSupportThread = (deps: Deps, accountId: string, people: Pick<People, "bianca">) =>
  seedThread(deps, { accountId, thread: "support", people }, carlosLines);

async function seedThread(deps: Deps, conversation: Conversation, lines: readonly Line[]): Promise<void> {
  const { accountId, thread, people } = conversation;
  for (const [index, { ago, text, answer }] of lines.entries()) {
    const sentAt = addMs(deps.now(), -ago * HOUR_MS);
    const message = { kind: "message", id: randomUUID(), at: sentAt, fields: { thread, text } } as const;
    await sendPuts(at(deps, sentAt), accountId, [message]);
    if (!answer) continue;
    const answered = new Date(addServiceTime(promiseHours, sentAt.getTime(), answer.afterMinutes * MINUTE_MS, []));
    const staff = await personOf(deps, people[answer.by]);
    const sending = { memberId: accountId, thread, staff, key: randomUUID(), text: answer.text, ip: null };
    await sendStaffMessage(at(deps, answered), sending);
    // Whoever writes again has read the answer before.
    if (index < lines.length - 1)
      await markRead(deps.db, { accountId, thread, side: "member", seq: Number.MAX_SAFE_INTEGER });
  }
}

async function personOf({ db }: Deps, id = ""): Promise<Staff> {
  const person = await findStaff(db, id);
  if (!person) throw new Error("the demo team is not there");
  return person;
}
