import axe from "axe-core";
import { expect } from "vitest";

/** Fails on any finding of axe in what is rendered now. A part alone has no page around it: no landmarks, no heading. */
export async function expectAccessible(): Promise<void> {
  const { violations } = await axe.run(document.body, {
    // A list of all that passes takes longer than the check.
    resultTypes: ["violations"],
    rules: { region: { enabled: false }, "page-has-heading-one": { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}
