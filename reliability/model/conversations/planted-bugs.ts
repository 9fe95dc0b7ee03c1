import { inTransaction } from "../../../server/src/platform/database/db.ts";
import { keepOpenPromises } from "../../../server/src/promises/keep-promise.ts";
import type { Plant } from "./api.ts";

const sent = new Set<string>();

/** Takes a message that is sent again for another one. */
export const forgetsMessages: Plant = {
  sync: (call) => ({
    ...call,
    mutations: call.mutations.map((mutation) => {
      const { id } = mutation;
      const isAgain = sent.has(id);
      sent.add(id);
      return isAgain ? { ...mutation, id: crypto.randomUUID() } : mutation;
    }),
  }),
};

/** Takes the newest request for the farthest one. */
export const movesMarksBack: Plant = {
  async markRead({ deps: { db }, accountId }, { thread, side, seq }) {
    await db
      .updateTable("conversations")
      .set(side === "member" ? { readByMember: seq } : { readByTeam: seq })
      .where("accountId", "=", accountId)
      .where("thread", "=", thread)
      .execute();
    return seq;
  },
};

/** Takes a line of the service for a person's answer. */
export const countsHandOvers: Plant = {
  handOver: ({ deps, accountId }) =>
    inTransaction(deps.db, (tx) => keepOpenPromises(deps, tx, { accountId, kinds: ["chat-answer"], by: "system" })),
};
