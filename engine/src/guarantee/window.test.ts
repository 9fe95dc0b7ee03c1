import { expect, test } from "vitest";
import { guaranteeRules } from "./guarantee-rules.ts";
import { windowOf } from "./window.ts";

const on = (requestDay: number, ...pauses: (readonly [number, number])[]) => {
  const asked = { requestDay, pauses: pauses.map(([from, to]) => ({ from, to })) };
  const { activeDay, from, to } = windowOf(asked, guaranteeRules.content);
  return [activeDay, from, to];
};

test.each([
  { what: "no pause", seen: on(31), is: [31, 1, 30] },
  { what: "still open", seen: on(20), is: [20, 1, 20] },
  { what: "before the first day", seen: on(0), is: [0, 1, 0] },
  { what: "15 paused days lengthen it", seen: on(46, [11, 25]), is: [31, 1, 45] },
  { what: "16 begin it again", seen: on(46, [11, 26]), is: [20, 27, 46] },
  { what: "two pauses count together", seen: on(46, [5, 14], [20, 29]), is: [17, 30, 46] },
  { what: "overlapping pauses count once", seen: on(46, [5, 14], [8, 19]), is: [31, 1, 45] },
  { what: "a pause that still runs counts until now", seen: on(20, [11, 60]), is: [10, 1, 20] },
  { what: "a long one that still runs has begun it again", seen: on(40, [11, 60]), is: [0, 41, 40] },
  { what: "a pause before the first day only passes", seen: on(50, [1, 20]), is: [30, 21, 50] },
  { what: "a pause after the last day only passes", seen: on(60, [31, 55]), is: [35, 1, 30] },
  { what: "after a new beginning the count begins again", seen: on(70, [6, 25], [31, 40]), is: [35, 26, 65] },
])("$what", ({ seen, is }) => expect(seen).toEqual(is));
