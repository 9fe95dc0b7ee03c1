import { askAssistant, type StreamEvent } from "@app/contract/assistant";
import { ApiError, send, unwrap } from "../../../api.ts";
import { uuidV7 } from "../../sync/core/uuid-v7.ts";
import { changeView, knownView, refreshAssistant } from "./assistant-query.ts";
import { withEvent } from "./assistant-view.ts";
import { changeLive, liveQuestion, setLive } from "./live-question.ts";
import { readEvents } from "./read-events.ts";

/** Longer than the server takes for an answer at most. */
const WHOLE_ANSWER_MS = 75_000;

/**
 * Asks, and shows the answer sentence by sentence. With the id of an unsent question it is the same question again: the
 * server answers it once. A connection that is lost after the start leaves the answer to `use-followed-answer.ts`.
 */
export async function askQuestion(text: string, id: string = uuidV7(Date.now())): Promise<void> {
  const before = liveQuestion();
  // Another question would take the place of one that was not sent: the screen asks what becomes of it first.
  if (before && (before.phase !== "unsent" || before.id !== id)) return;
  const at = new Date().toISOString();
  setLive({ id, text, at, phase: "sending", answerId: null, step: null, refusal: null });
  try {
    await send(askAssistant, { body: { id, text }, timeoutMs: WHOLE_ANSWER_MS }, (response) => receive(id, response));
  } catch (error) {
    if (liveQuestion()?.phase === "sending") return notStarted(id, error);
  }
  if (liveQuestion()?.id !== id) return;
  // Without a start the server has said nothing of the question.
  if (liveQuestion()?.phase === "sending") return notStarted(id, undefined);
  setLive(null);
}

async function receive(id: string, response: Response): Promise<void> {
  const isStream = response.headers.get("content-type")?.startsWith("text/event-stream");
  if (!response.ok || !isStream || !response.body) return void unwrap(response.status, await response.text());
  for await (const event of readEvents(response.body)) {
    // The member has left, or the session ended.
    if (liveQuestion()?.id !== id) return;
    apply(id, event);
    if (event.type === "end") return;
  }
}

function apply(id: string, event: StreamEvent): void {
  if (event.type === "start") changeLive(id, { phase: "answering", answerId: event.answer._id });
  changeView((view) => withEvent(view, liveQuestion()?.answerId ?? null, event));
  if (event.type === "step") changeLive(id, { step: event.text });
  else if (event.type === "sentence" || event.type === "block") changeLive(id, { step: null });
  if (event.type !== "end") return;
  // Whether the assistant closed, or answers by rules now, is the page's to say.
  const { status, basic } = event.answer;
  if (status === "handed-off" || basic !== knownView()?.basic) void refreshAssistant();
}

/** It may have arrived all the same: the page says so, and `use-assistant.ts` then lets go of it. */
async function notStarted(id: string, error: unknown): Promise<void> {
  const refusal = error instanceof ApiError && error.envelope.code > 0 ? error.message : null;
  changeLive(id, { phase: "unsent", refusal });
  await refreshAssistant();
}

/** The member gives an unsent question up. */
export function discardQuestion(id: string): void {
  if (liveQuestion()?.id === id) setLive(null);
}
