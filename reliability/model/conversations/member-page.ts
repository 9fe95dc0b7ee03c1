import type { SentMessage, Thread } from "@app/contract/conversations";
import type { Mutation, SyncReply } from "@app/contract/sync";
import { nextHlc, parseHlc } from "@app/engine/sync/hlc";
import type { Exchange } from "../../../web/src/app/sync/core/replica.ts";
import { uuidV7 } from "../../../web/src/app/sync/core/uuid-v7.ts";
import { createDevice, type Device, PageKilled } from "../sync/device.ts";
import type { Subject } from "../sync/subject.ts";
import { Lost } from "./attempt.ts";
import type { Calls } from "./calls.ts";
import type { History } from "./history.ts";
import type { DeviceAct, Fault } from "./steps.ts";
import { View } from "./view.ts";

type Draft = { number: number; thread: Thread; isDanger: boolean };

/** A draft as the number that devices of a model write records by. */
const seedOf = ({ number, thread, isDanger }: Draft): number =>
  4 * number + (thread === "support" ? 2 : 0) + (isDanger ? 1 : 0);

/** Each text once, so that a message that stands somewhere twice shows. */
function contentOf(seed: number): SentMessage {
  const text = `Mensagem ${Math.floor(seed / 4)}`;
  return { thread: seed & 2 ? "support" : "team", text: seed & 1 ? `${text}: estou com dor no peito` : text };
}

/** What a member writes, which nobody edits. */
const messages: Subject = {
  kinds: ["message"],
  add: (seed, wallMs) => ({ id: uuidV7(wallMs), kind: "message", op: "put", fields: contentOf(seed) }),
  change: () => ({}),
};

type Given = {
  accountId: string;
  name: string;
  isDurable: boolean;
  wallMs: () => number;
  history: History;
  calls: Calls;
  /** Of the whole scenario: each text once. */
  nextNumber: () => number;
};

/** The member's app on one device: the product's own outbox, the threads as they were read, and the marks. */
export class MemberPage {
  readonly name: string;
  readonly views: Record<Thread, View> = { team: new View(), support: new View() };
  readonly #given: Given;
  readonly #device: Device;
  readonly #stored: Mutation[] = [];

  constructor(given: Given) {
    this.#given = given;
    this.name = given.name;
    this.#device = createDevice({ ...given, subject: messages, name: `${given.accountId} ${given.name}` });
  }

  async act(act: DeviceAct): Promise<void> {
    switch (act.type) {
      case "write":
        return this.#write(act);
      case "send":
        return this.send(act.fault);
      case "look":
        return this.look(act.thread);
      case "read":
        return this.#read(act.thread, act.fault);
      case "resend":
        return this.#resend(act.pick);
      case "rewrite":
        return this.#rewrite(act.pick, act.op);
      case "close":
        return this.close();
    }
  }

  close(): void {
    this.#device.closePage();
    if (!this.#given.isDurable) this.#given.history.lose(this.name);
  }

  async send(fault: Extract<DeviceAct, { type: "send" }>["fault"] = { type: "none" }): Promise<void> {
    let calls = 0;
    const exchange = (call: Parameters<Exchange>[0]): Promise<SyncReply> => {
      const hit: Fault = fault.type !== "page-killed" && calls === 0 ? fault : { type: "none" };
      calls += 1;
      return this.#exchange(call, hit);
    };
    try {
      await this.#device.flush(exchange, fault.type === "page-killed" ? fault : undefined);
    } catch (error) {
      if (error instanceof PageKilled) this.close();
      else if (!(error instanceof Lost)) throw error;
    }
  }

  /** Follows the thread from the last message that the page has. */
  async look(thread: Thread): Promise<void> {
    const view = this.views[thread];
    view.follow(await this.#given.calls.readThread(thread, view.lastSeq));
  }

  async #write({ thread, isDanger }: Extract<DeviceAct, { type: "write" }>): Promise<void> {
    const { history, nextNumber } = this.#given;
    await this.#device.add(seedOf({ number: nextNumber(), thread, isDanger }));
    const entry = (await this.#device.state()).outbox.at(-1);
    if (!entry) throw new Error("the device kept nothing");
    const { text } = entry.fields as { text: string };
    history.write({ id: entry.id, thread, author: this.name, from: "member", text, isDanger });
  }

  async #read(thread: Thread, fault: Fault): Promise<void> {
    const { calls, history } = this.#given;
    const seq = this.views[thread].lastSeq;
    history.askMark(thread, "member", seq);
    try {
      const mark = await calls.markRead({ thread, side: "member", seq }, fault);
      if (mark < seq) throw new Error(`read up to ${seq}, and the answer was ${mark}`);
    } catch (error) {
      if (!(error instanceof Lost)) throw error;
    }
  }

  async #exchange(call: Parameters<Exchange>[0], fault: Fault): Promise<SyncReply> {
    const { calls, history } = this.#given;
    return calls.sync(call, fault, ({ acks }) => {
      for (const [index, mutation] of call.mutations.entries())
        if (acks[index]?.result === "stored") {
          history.store(mutation.id);
          this.#stored.push(mutation);
        } else throw new Error(`a message was refused: ${acks[index]?.result}`);
    });
  }

  async #resend(pick: number): Promise<void> {
    const mutation = this.#stored[pick % Math.max(1, this.#stored.length)];
    if (mutation) await this.#exchange({ cursor: null, mutations: [mutation] }, { type: "none" });
  }

  async #rewrite(pick: number, op: "put" | "delete"): Promise<void> {
    const mutation = this.#stored[pick % Math.max(1, this.#stored.length)];
    if (!mutation) return;
    const { ms, counter, device } = parseHlc(mutation.hlc);
    const { hlc } = nextHlc({ ms, counter }, this.#given.wallMs(), device);
    const fields = op === "put" ? { ...mutation.fields, text: "Outra coisa" } : {};
    const again = { ...mutation, op, hlc, fields };
    await this.#given.calls.sync({ cursor: null, mutations: [again] }, { type: "none" }, ({ acks: [ack] }) => {
      if (ack?.result !== "invalid") throw new Error(`a message was written again: ${ack?.result}`);
    });
  }
}
