import { answerSign } from "@app/contract/assistant";
import { call } from "../../../api.ts";
import { outdateAccount } from "../overview-query.ts";
import { changeView } from "./assistant-query.ts";
import { withMessage } from "./assistant-view.ts";

/** Answers a sign that the assistant asked back: a yes may change the plan and whatever follows from it. */
export async function confirmSign(signId: string, answer: "yes" | "no"): Promise<void> {
  const message = await call(answerSign, { params: { signId }, body: { answer } });
  changeView((view) => withMessage(view, message));
  await outdateAccount();
}
