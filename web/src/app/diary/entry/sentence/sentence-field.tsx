import { type KeyboardEvent, useId, useRef, useState } from "react";
import { entryCopy as copy } from "../../../../content/app/diary/entry.ts";
import type { Chip } from "../model/found-in.ts";
import styles from "./sentence-field.module.css";

type SentenceFieldProps = {
  text: string;
  chips: readonly Chip[];
  hint: string;
  placeholder: string;
  onText: (text: string) => void;
  /** A chip was tapped; `stays`: the member is typing, and the focus stays in the sentence. */
  onChip: (key: string, stays: boolean) => void;
};

/**
 * A sentence whose understood pieces are chips. The text is a plain textarea, so that every keyboard works; the chips are
 * painted behind it on the same words. While nothing is typed they lie above it, and take the taps.
 */
export function SentenceField({ text, chips, hint, placeholder, onText, onChip }: SentenceFieldProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isTyping, setIsTyping] = useState(false);
  const chipAtCaret = () => {
    const { selectionStart, selectionEnd } = field.current ?? { selectionStart: 0, selectionEnd: 0 };
    if (selectionStart !== selectionEnd) return undefined;
    return chips.find(({ start, end }) => start <= selectionStart && selectionStart <= end);
  };

  return (
    <div className="stack gap-3">
      <label className="sr-only" htmlFor={id}>
        {copy.field}
      </label>
      <div className={styles.box} data-typing={isTyping || undefined}>
        <textarea
          ref={field}
          id={id}
          className={styles.text}
          value={text}
          rows={2}
          placeholder={placeholder}
          aria-describedby={`${id}-hint`}
          autoCapitalize="sentences"
          enterKeyHint="done"
          maxLength={400}
          onChange={({ target }) => onText(target.value.replace(/\n/g, " "))}
          onFocus={() => setIsTyping(true)}
          onBlur={() => setIsTyping(false)}
          onClick={() => {
            const chip = chipAtCaret();
            if (chip) onChip(chip.key, true);
          }}
          onKeyDown={(event) => {
            // One line of thought: Enter closes the keyboard of a phone. Of an input method it ends a word.
            if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
            event.preventDefault();
            event.currentTarget.blur();
          }}
        />
        <div className={styles.chips}>
          {piecesOf(text, chips).map(({ at, words, chip }) =>
            chip ? (
              <ChipButton key={at} chip={chip} onTap={() => onChip(chip.key, false)} />
            ) : (
              <span key={at} aria-hidden="true">
                {words}
              </span>
            ),
          )}
          {/* A line that ends in a space or is empty has its height all the same. */}
          <span aria-hidden="true">{"\u200b"}</span>
        </div>
      </div>
      <p className="note" id={`${id}-hint`}>
        {hint}
      </p>
    </div>
  );
}

/** Not a `button`: that one is a block, and would not break across lines as the words under it do. */
function ChipButton({ chip: { kind, text }, onTap }: { chip: Chip; onTap: () => void }) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    onTap();
  };
  return (
    <span
      className={styles.chip}
      role="button"
      tabIndex={0}
      data-kind={kind}
      aria-label={copy.chip(text, kind === "food")}
      onClick={onTap}
      onKeyDown={onKeyDown}
    >
      {text}
    </span>
  );
}

type Span = { at: number; words: string; chip?: Chip };

/** The text in its order, chips and what stands between them. */
function piecesOf(text: string, chips: readonly Chip[]): Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const chip of chips) {
    if (chip.start > at) spans.push({ at, words: text.slice(at, chip.start) });
    spans.push({ at: chip.start, words: chip.text, chip: { ...chip, text: text.slice(chip.start, chip.end) } });
    at = chip.end;
  }
  if (at < text.length) spans.push({ at, words: text.slice(at) });
  return spans;
}
