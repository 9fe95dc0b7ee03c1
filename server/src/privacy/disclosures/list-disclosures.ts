import type { Disclosure } from "@app/contract/privacy";
import type { Account } from "../../identity/accounts/account.ts";
import type { Deps } from "../deps.ts";
import { personOf } from "../person.ts";
import {
  type Cursor,
  listMessages,
  listModelCalls,
  listPaymentCalls,
  listRefundCalls,
  listRelays,
} from "./disclosure-store.ts";
import { ofMessage, ofModelCall, ofPayment, ofRefund, ofRelay } from "./format-disclosure.ts";

const PAGE_SIZE = 20;

/** Every disclosure of a member's data to a third party, sent or pending, newest first. */
export async function listDisclosures(
  { db, now }: Pick<Deps, "db" | "now">,
  { account, before }: { account: Account; before: string | undefined },
): Promise<{ items: Disclosure[]; next: string | null }> {
  const page = { person: personOf(account), before: parseCursor(before), limit: PAGE_SIZE + 1 };
  const [relays, messages, payments, refunds, models] = await Promise.all([
    listRelays(db, page),
    listMessages(db, page),
    listPaymentCalls(db, page),
    listRefundCalls(db, page),
    listModelCalls(db, page),
  ]);
  const all = [
    ...relays.map((row) => ofRelay(row, now())),
    ...messages.map(ofMessage),
    ...payments.map(ofPayment),
    ...refunds.map(ofRefund),
    ...models.map(ofModelCall),
  ];
  const items = all.toSorted(newestFirst).slice(0, PAGE_SIZE);
  const last = items.at(-1);
  return { items, next: all.length > PAGE_SIZE && last ? `${last.at} ${last.id}` : null };
}

/** The sort order of the queries: time, then id. */
const newestFirst = (left: Disclosure, right: Disclosure): number => {
  const [a, b] = [`${left.at} ${left.id}`, `${right.at} ${right.id}`];
  return a < b ? 1 : a > b ? -1 : 0;
};

/** A malformed cursor starts from the beginning. */
function parseCursor(text = ""): Cursor | undefined {
  const [at = "", id = ""] = text.split(" ");
  const date = new Date(at);
  return id && !Number.isNaN(date.getTime()) ? { at: date, id } : undefined;
}
