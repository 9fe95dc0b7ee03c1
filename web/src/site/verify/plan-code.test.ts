import { expect, test } from "vitest";
import { parseCode } from "./plan-code.ts";

test.each(["7K4M-2Q9X-11RT", "7k4m2q9x11rt", " 7K4M 2Q9X IlRT ", "7K4M–2Q9X–11RT"])("%s is the same code", (typed) => {
  expect(parseCode(typed)).toBe("7K4M-2Q9X-11RT");
});

test("the letter O is a zero", () => expect(parseCode("OOOO-OOOO-OOOO")).toBe("0000-0000-0000"));

test.each(["", "7K4M-2Q9X", "7K4M-2Q9X-11RTT", "7K4M-2Q9X-11R!", "7K4M-2Q9X-11RU"])("%s is none", (typed) => {
  expect(parseCode(typed)).toBeUndefined();
});
