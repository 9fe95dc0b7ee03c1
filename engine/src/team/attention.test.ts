import { expect, test } from "vitest";
import { attention } from "../../cli/team-json.ts";
import golden from "../../golden/queue.json" with { type: "json" };
import { attentionOf, byAttention } from "./attention.ts";

const { cases, orders } = golden.attention;

test("there are 40 golden members", () => expect(cases).toHaveLength(40));

test.each(cases.map(({ id, what, input, expect: expected }) => ({ id, what, input, expected })))(
  "$id, $what, comes out exactly",
  ({ input, expected }) => expect(attention(input)).toStrictEqual(expected),
);

test.each(orders)(
  "a queue is in the order of attention, and of two alike who has waited longer goes first",
  (order) => {
    const waiting = order.given.map((id) => {
      const found = cases.find((one) => one.id === id);
      if (!found) throw new Error(`there is no case ${id}`);
      return { id, score: attentionOf(found.input).score, since: Date.parse(found.since) };
    });
    expect(waiting.sort(byAttention).map(({ id }) => id)).toEqual(order.expect);
  },
);
