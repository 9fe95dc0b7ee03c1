import { getMemberThread } from "../../../server/src/conversations/get-member-thread.ts";
import { markRead } from "../../../server/src/conversations/threads/mark-read.ts";
import type { Deps } from "../../../server/src/deps.ts";
import type { Staff } from "../../../server/src/staff/accounts/staff.ts";
import { handOverThread } from "../../../server/src/staff/conversations/hand-over-thread.ts";
import { sendStaffMessage } from "../../../server/src/staff/conversations/send-staff-message.ts";
import { getStaffThread } from "../../../server/src/staff/conversations/view-thread.ts";
import { answer } from "../sync/server.ts";
import { attempt } from "./attempt.ts";
import type { Answering, Calls, HandingOver, Mark } from "./calls.ts";
import type { History } from "./history.ts";
import type { PersonIndex } from "./steps.ts";

type SyncCall = Parameters<typeof answer>[2];
type At = { deps: Deps; accountId: string };

/** A bug between the pages and the server: the model must find it. */
export type Plant = {
  sync?: (call: SyncCall) => SyncCall;
  markRead?: (at: At, mark: Mark) => Promise<number>;
  handOver?: (at: At, handing: HandingOver) => Promise<void>;
};

export type Api = At & {
  databaseUrl: string;
  /** A nutritionist, a trainer and support. */
  team: readonly [Staff, Staff, Staff];
  history: History;
  plant: Plant;
};

const NOTE = "Ela pergunta da nota fiscal.";

/** The server's own use cases, with a fault on the way to each. What they answered, the history learns. */
export function createCalls({ deps, accountId, databaseUrl, team, history, plant }: Api): Calls {
  const acting = (person: PersonIndex) => ({ memberId: accountId, staff: team[person], ip: null });
  const mark =
    plant.markRead ?? (({ deps: { db } }, { thread, side, seq }) => markRead(db, { accountId, thread, side, seq }));
  return {
    sync: (call, fault, answered) =>
      attempt(deps, databaseUrl, {
        fault,
        call: (own) => answer(own, accountId, plant.sync?.(call) ?? call),
        answered,
      }),
    readThread: (thread, after) => getMemberThread(deps, { accountId, thread }, { after }),
    readThreadAs: (person, thread, after) =>
      getStaffThread(deps, {
        ...acting(person),
        thread,
        reader: { staff: team[person], limits: [], breakGlassUntil: null },
        query: { after: String(after) },
      }),
    markRead: (read, fault) =>
      attempt(deps, databaseUrl, {
        fault,
        call: (own) => mark({ deps: own, accountId }, read),
        answered: (now) => history.storeMark(read.thread, read.side, now),
      }),
    answer: (person, answering: Answering, fault) =>
      attempt(deps, databaseUrl, {
        fault,
        call: (own) => sendStaffMessage(own, { ...acting(person), ...answering }),
        answered: () => history.store(answering.key),
      }),
    handOver: (person, handing, fault) =>
      attempt(deps, databaseUrl, {
        fault,
        call: async (own) => {
          await handOverThread(own, { ...acting(person), ...handing, note: NOTE });
          await plant.handOver?.({ deps: own, accountId }, handing);
        },
        answered: () => history.storeHandOver(handing.key),
      }),
  };
}
