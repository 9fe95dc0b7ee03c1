import { purposes } from "@app/contract/consents";
import type { Mutation, SyncKind, SyncReply } from "@app/contract/sync";
import { type Clock, nextHlc } from "@app/engine/sync/hlc";
import type { Api } from "../../testing/http.ts";
import { aMember } from "../../testing/members.ts";

type Headers = Record<string, string>;

export const answerHealth = (api: Api, headers: Headers, allowed: boolean, version = purposes["health-data"].version) =>
  api("POST", "/v1/account/consents", { headers, body: { purpose: "health-data", allowed, version } });

/** A member who has consented to health data. */
export async function aHealthMember(api: Api) {
  const member = await aMember(api);
  await answerHealth(api, member.headers, true);
  return member;
}

let devices = 0;

/** One of a member's devices: stamps mutations by its own clock and keeps its cursor. */
export function aDevice(api: Api, headers: Headers, now: () => Date) {
  const device = (devices += 1).toString(16).padStart(16, "0");
  let clock: Clock = { ms: 0, counter: 0 };
  let cursor: string | null = null;

  function stamp(
    id: string,
    op: Mutation["op"],
    fields: Record<string, unknown> = {},
    kind: SyncKind = "weight",
  ): Mutation {
    const next = nextHlc(clock, now().getTime(), device);
    clock = next.clock;
    return { id, kind, op, hlc: next.hlc, fields };
  }

  return {
    id: device,
    put: (id: string, fields: Record<string, unknown>, kind?: SyncKind) => stamp(id, "put", fields, kind),
    remove: (id: string) => stamp(id, "delete"),
    send: (mutations: Mutation[] = [], from = cursor) =>
      api<SyncReply>("POST", "/v1/account/sync", { headers, body: { cursor: from, mutations } }),
    /** Pushes, pulls and moves the cursor on. */
    async sync(...mutations: Mutation[]): Promise<SyncReply> {
      const { status, body } = await this.send(mutations);
      if (status !== 200 || !body.return) throw new Error(`sync answered ${status}`);
      cursor = body.return.cursor;
      return body.return;
    },
  };
}
