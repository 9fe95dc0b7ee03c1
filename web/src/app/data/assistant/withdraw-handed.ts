import type * as wire from "@app/contract/conversations";
import { call, type EndpointRef } from "../../../api.ts";
import { outdateThread } from "../conversation/thread-query.ts";

const withdrawQuestion: EndpointRef<typeof wire.withdrawQuestion> = {
  method: "POST",
  path: "/v1/account/conversations/:thread/messages/:messageId/withdraw",
};

/** Takes back a question that the team has and nobody answered; rejects where somebody did. The thread says how it stands. */
export async function withdrawHanded(answerId: string): Promise<void> {
  try {
    await call(withdrawQuestion, { params: { thread: "team", messageId: answerId } });
  } finally {
    await outdateThread("team");
  }
}
