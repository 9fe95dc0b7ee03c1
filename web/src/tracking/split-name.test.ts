import { expect, test } from "vitest";
import { splitName } from "./split-name.ts";

test.each([
  [" Maria Clara da Silva ", { first: "Maria", last: "Clara da Silva" }],
  ["Jó", { first: "Jó", last: "" }],
  ["", { first: "", last: "" }],
])("the first word of %j is the first name, the rest is the last name", (fullName, names) => {
  expect(splitName(fullName)).toEqual(names);
});
