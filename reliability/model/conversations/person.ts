import type { Thread } from "@app/contract/conversations";
import type { Holder } from "@app/contract/staff/conversations";
import { Lost } from "./attempt.ts";
import type { Calls, HandingOver } from "./calls.ts";
import type { History } from "./history.ts";
import type { Fault, PersonAct, PersonIndex } from "./steps.ts";
import { View } from "./view.ts";

type Given = { index: PersonIndex; history: History; calls: Calls; nextNumber: () => number };

const ROLES = ["nutri", "treinador", "suporte"] as const satisfies Holder[];

/** A professional's or support's open page of the member's thread. What was not acknowledged is sent again first. */
export class Person {
  readonly name: string;
  readonly thread: Thread;
  readonly view = new View();
  readonly #given: Given;
  #answer: { key: string; text: string } | null = null;
  #handOver: HandingOver | null = null;

  constructor(given: Given) {
    this.#given = given;
    this.name = ROLES[given.index];
    this.thread = this.name === "suporte" ? "support" : "team";
  }

  async act(act: PersonAct): Promise<void> {
    if (act.type === "look") return this.look();
    try {
      if (act.type === "answer") await this.answer(act.fault);
      else if (act.type === "read") await this.#read(act.fault);
      else if (act.to !== this.name) await this.handOver(act.to, act.fault);
    } catch (error) {
      if (!(error instanceof Lost)) throw error;
    }
  }

  async look(): Promise<void> {
    const { calls, index } = this.#given;
    this.view.follow(await calls.readThreadAs(index, this.thread, this.view.lastSeq));
  }

  /** What is still on its way, without a fault. */
  async settle(): Promise<void> {
    if (this.#answer) await this.answer();
    if (this.#handOver) await this.handOver(this.#handOver.to);
  }

  async answer(fault: Fault = { type: "none" }): Promise<void> {
    const { history, nextNumber, index, calls } = this.#given;
    const { thread, name } = this;
    if (!this.#answer) {
      const answer = { key: crypto.randomUUID(), text: `Resposta ${nextNumber()}` };
      history.write({ id: answer.key, thread, author: name, from: "team", text: answer.text, isDanger: false });
      this.#answer = answer;
    }
    await calls.answer(index, { thread, ...this.#answer }, fault);
    this.#answer = null;
  }

  async handOver(to: Holder, fault: Fault = { type: "none" }): Promise<void> {
    const { history, index, calls } = this.#given;
    this.#handOver ??= { thread: this.thread, key: crypto.randomUUID(), to };
    history.handOver(this.#handOver);
    await calls.handOver(index, this.#handOver, fault);
    this.#handOver = null;
  }

  async #read(fault: Fault): Promise<void> {
    const { history, calls } = this.#given;
    const { thread } = this;
    const seq = this.view.lastSeq;
    history.askMark(thread, "team", seq);
    const mark = await calls.markRead({ thread, side: "team", seq }, fault);
    if (mark < seq) throw new Error(`read up to ${seq}, and the answer was ${mark}`);
  }
}
