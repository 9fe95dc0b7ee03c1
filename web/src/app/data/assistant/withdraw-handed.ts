import { withdrawQuestion } from "@app/contract/conversations";
import { call } from "../../../api.ts";
import { outdateThread } from "../conversation/thread-query.ts";

/** Takes back a question that the team has and nobody answered; rejects where somebody did. The thread says how it stands. */
export async function withdrawHanded(answerId: string): Promise<void> {
  try {
    await call(withdrawQuestion, { params: { thread: "team", messageId: answerId } });
  } finally {
    await outdateThread("team");
  }
}
