import type { AssistantMessage, Block } from "@app/contract/assistant";
import { useEffect, useRef, useState } from "react";
import {
  assistantCopy,
  handoffCopy,
  memoryQuestionCopy,
  proposedBadDayCopy,
  proposedMealCopy,
  proposedSwapCopy,
} from "../../../../content/app/assistant/assistant.ts";

type AnnouncementsProps = {
  /** The newest answer. */
  answer: AssistantMessage | undefined;
  step: string | null;
};

/** Says each sentence of an answer once, as it comes, and nothing of what was there when the screen opened. */
export function Announcements({ answer, step }: AnnouncementsProps) {
  const [said, setSaid] = useState<readonly string[]>([]);
  // Of the newest answer, how much was said.
  const spoken = useRef(startOf(answer));
  const text = answer ? joined(wordsOf(answer.blocks)) : "";
  const id = answer?._id;
  const isWhole = answer !== undefined && answer.status !== "streaming";

  useEffect(() => {
    if (id === undefined) return;
    const isNew = spoken.current.id !== id;
    if (isNew) spoken.current = { id, text: "", isWhole: false };
    const before = spoken.current;
    const added = text.startsWith(before.text) ? text.slice(before.text.length).trim() : "";
    const ended = isWhole && !before.isWhole ? [assistantCopy.answered] : [];
    spoken.current = { id, text, isWhole: before.isWhole || isWhole };
    const next = [...(added === "" ? [] : [added]), ...ended];
    if (isNew || next.length > 0) setSaid((list) => [...(isNew ? [] : list), ...next]);
  }, [id, text, isWhole]);

  return (
    <div className="sr-only" aria-live="polite" aria-relevant="additions">
      {said.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines are only added
        <p key={`${id}-${index}`}>{line}</p>
      ))}
      {step ? <p key={step}>{step}</p> : null}
    </div>
  );
}

const startOf = (answer: AssistantMessage | undefined) =>
  answer && answer.status !== "streaming"
    ? { id: answer._id, text: joined(wordsOf(answer.blocks)), isWhole: true }
    : { id: "", text: "", isWhole: false };

/** The row of an answer may have other gaps than its stream: that is no reason to say it again. */
const joined = (words: readonly string[]): string => words.join(" ").replace(/\s+/g, " ").trim();

/** What a block is called where it is not read out itself. */
const names: Partial<Record<Block["kind"], string>> = {
  log: proposedMealCopy.label,
  swap: proposedSwapCopy.label,
  "bad-day": proposedBadDayCopy.label,
  handoff: handoffCopy.label,
  memory: memoryQuestionCopy.label,
};

const wordsOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => {
    if (block.kind === "text") return block.text;
    return block.kind === "card" ? block.card.text : (names[block.kind] ?? []);
  });
