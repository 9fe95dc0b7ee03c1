import type { AssistantMessage, AssistantPage, Block, StreamEvent } from "@app/contract/assistant";

/** The conversation as far as it was read here: its newest messages, in order. */
export type AssistantView = AssistantPage;

/** The newest page over what is known: pages that were asked for before stay above it. */
export function withNewest(known: AssistantView | undefined, page: AssistantPage): AssistantView {
  const first = page.messages[0];
  if (!known || !first || !page.hasOlder) return { ...page, messages: page.messages.map(furthestOf(known)) };
  const older = known.messages.filter(({ seq }) => seq < first.seq);
  return {
    ...page,
    hasOlder: older.length > 0 ? known.hasOlder : page.hasOlder,
    messages: [...older, ...page.messages.map(furthestOf(known))],
  };
}

/** The page above what is known. One that was overtaken by another changes nothing. */
export function withOlder(known: AssistantView, page: AssistantPage): AssistantView {
  const first = known.messages[0];
  if (!first) return known;
  const older = page.messages.filter(({ seq }) => seq < first.seq);
  return { ...known, hasOlder: page.hasOlder, messages: [...older, ...known.messages] };
}

/** One message as it stands now, in its place. */
export function withMessage(known: AssistantView, message: AssistantMessage): AssistantView {
  const others = known.messages.filter(({ _id }) => _id !== message._id);
  return { ...known, messages: [...others, message].sort((a, b) => a.seq - b.seq) };
}

/** What an event of the stream adds. `answerId` is null before the start. */
export function withEvent(known: AssistantView, answerId: string | null, event: StreamEvent): AssistantView {
  switch (event.type) {
    case "start":
      return withMessage(withMessage(known, event.question), furthestOf(known)(event.answer));
    case "end":
      return withMessage(known, event.answer);
    case "sentence":
      return withBlocks(known, answerId, (blocks) => withSentence(blocks, event.text));
    case "block":
      return withBlocks(known, answerId, (blocks) => [...blocks, event.block]);
    default:
      return known;
  }
}

/** A question and its answer are gone together: the answer has the next place. */
export const withoutExchange = (known: AssistantView, questionSeq: number): AssistantView => ({
  ...known,
  messages: known.messages.filter(({ seq }) => seq !== questionSeq && seq !== questionSeq + 1),
});

/** Sentences in the order in which they came; between them what the sender put there, or a space. */
export function withSentence(blocks: readonly Block[], text: string): Block[] {
  const last = blocks.at(-1);
  if (last?.kind !== "text") return [...blocks, { kind: "text", text }];
  const gap = /\s$/.test(last.text) || /^\s/.test(text) ? "" : " ";
  return [...blocks.slice(0, -1), { kind: "text", text: last.text + gap + text }];
}

export const textOf = ({ blocks }: Pick<AssistantMessage, "blocks">): string =>
  blocks.flatMap((block) => (block.kind === "text" ? block.text : [])).join("\n");

export const lastFrom = (
  { messages }: Pick<AssistantView, "messages">,
  from: AssistantMessage["from"],
): AssistantMessage | undefined => [...messages].reverse().find((message) => message.from === from);

function withBlocks(
  known: AssistantView,
  answerId: string | null,
  change: (blocks: readonly Block[]) => Block[],
): AssistantView {
  const messages = known.messages.map((message) =>
    message._id === answerId ? { ...message, blocks: change(message.blocks) } : message,
  );
  return { ...known, messages };
}

/** A row that was read while its stream is open may be behind it. */
const furthestOf = (known: AssistantView | undefined) => (message: AssistantMessage) => {
  const here = known?.messages.find(({ _id }) => _id === message._id);
  const isBehind = here && message.status === "streaming" && textOf(here).length > textOf(message).length;
  return isBehind ? here : message;
};
