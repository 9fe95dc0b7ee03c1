import type { ThreadPage } from "@app/contract/conversations";

/** What an open page has of a thread: its beginning, in the one order that there is. */
export class View {
  readonly #ids: string[] = [];

  get lastSeq(): number {
    return this.#ids.length;
  }

  /** Takes in what came after the last message that the page has. */
  follow({ messages, lastSeq }: ThreadPage): void {
    for (const { seq, _id } of messages) {
      if (seq !== this.lastSeq + 1) throw new Error(`message ${seq} followed ${this.lastSeq} in a view`);
      this.#ids.push(_id);
    }
    if (lastSeq < this.lastSeq) throw new Error(`a thread of ${lastSeq} showed ${this.lastSeq} messages`);
  }

  check(name: string, whole: readonly string[], isAtEnd = false): void {
    if (this.#ids.some((id, index) => whole[index] !== id)) throw new Error(`${name} saw another order`);
    if (isAtEnd && this.#ids.length !== whole.length)
      throw new Error(`${name} saw ${this.#ids.length} of ${whole.length}`);
  }
}
