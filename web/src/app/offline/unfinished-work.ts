import { countUnsent, hasUnfinished } from "../session/unsent.ts";

/** Fields with an `input` event. Those of a closed form are no longer in the document, and are forgotten. */
const typedInto = new Set<Element>();

/** From the first screen on: a form need not know about updates. */
export function watchTyping(): () => void {
  const remember = ({ target }: Event) => {
    if (target instanceof Element) typedInto.add(target);
  };
  document.addEventListener("input", remember, true);
  return () => document.removeEventListener("input", remember, true);
}

/**
 * Whether a reload now might lose something: a field with content, an open dialog, an entry that is not sent yet. One that
 * was refused waits for its member, who may never come: an update may be what it needs.
 */
export async function hasUnfinishedWork(): Promise<boolean> {
  if (document.querySelector("dialog[open]")) return true;
  for (const field of typedInto) if (!field.isConnected) typedInto.delete(field);
  return [...typedInto].some(hasContent) || hasUnfinished() || (await countUnsent()).waiting > 0;
}

const hasContent = (field: Element): boolean => !("value" in field) || field.value !== "";
