import type { Block, StreamEvent } from "@app/contract/assistant";

type Options = {
  emit: (event: StreamEvent) => void;
  /** False: nobody waits for this answer any more. */
  save: (blocks: readonly Block[]) => Promise<boolean>;
  onLost: () => void;
};

/**
 * An answer as it is written: each part goes to the member first and into the row right after, one write at a time. What
 * comes while one is under way goes with the next.
 */
export class AnswerDraft {
  readonly blocks: Block[] = [];
  readonly #options: Options;
  #saving: Promise<void> | undefined;
  #isDirty = false;

  constructor(options: Options) {
    this.#options = options;
  }

  get isEmpty(): boolean {
    return this.blocks.length === 0;
  }

  /** A checked sentence. */
  say(text: string): void {
    const last = this.blocks.at(-1);
    if (last?.kind === "text") this.blocks.splice(-1, 1, { kind: "text", text: last.text + text });
    else this.blocks.push({ kind: "text", text });
    this.#options.emit({ type: "sentence", text });
    this.#saveSoon();
  }

  add(block: Block): void {
    this.blocks.push(block);
    this.#options.emit({ type: "block", block });
    this.#saveSoon();
  }

  step(text: string): void {
    this.#options.emit({ type: "step", text });
  }

  /** After the last part: no write of this draft is under way any more. */
  async settle(): Promise<void> {
    await this.#saving;
  }

  #saveSoon(): void {
    this.#isDirty = true;
    this.#saving ??= this.#save();
  }

  async #save(): Promise<void> {
    while (this.#isDirty) {
      this.#isDirty = false;
      // A write that fails is made good by the next, or by the last one, whose failure counts.
      const isWanted = await this.#options.save([...this.blocks]).catch(() => true);
      if (!isWanted) this.#options.onLost();
    }
    this.#saving = undefined;
  }
}
