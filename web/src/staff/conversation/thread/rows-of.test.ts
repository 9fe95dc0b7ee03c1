import { expect, test } from "vitest";
import { fromMember, fromTeam } from "../testing/example-thread.ts";
import { rowsOf } from "./rows-of.ts";

const shape = (...args: Parameters<typeof rowsOf>) =>
  rowsOf(...args).map((row) => (row.kind === "message" ? row.message.seq : row.kind));

test("a day is named where it begins, in the service's zone", () => {
  const messages = [
    fromMember(1, { at: "2026-11-18T12:00:00.000Z" }),
    fromTeam(2, { at: "2026-11-19T02:30:00.000Z" }),
    fromMember(3, { at: "2026-11-19T03:00:00.000Z" }),
  ];
  expect(shape(messages, 3)).toEqual(["day", 1, 2, "day", 3]);
});

test("the new ones begin at the member's first message that nobody had read", () => {
  const messages = [fromMember(1), fromTeam(2), fromTeam(3), fromMember(4), fromMember(5)];
  expect(shape(messages, 1)).toEqual(["day", 1, 2, 3, "unread", 4, 5]);
  expect(shape(messages, 5)).not.toContain("unread");
});
