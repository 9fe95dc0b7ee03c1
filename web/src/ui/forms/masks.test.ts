import { describe, expect, test } from "vitest";
import { caretAfter, maskForeignPhone, maskPhone } from "./masks.ts";

describe("a Brazilian phone", () => {
  test.each([
    ["", ""],
    ["1", "(1"],
    ["11", "(11"],
    ["119", "(11) 9"],
    ["119876", "(11) 9876"],
    ["1198765", "(11) 9876-5"],
    ["1132654321", "(11) 3265-4321"],
    ["11987654321", "(11) 98765-4321"],
  ])("%s is shown as %s", (typed, shown) => {
    expect(maskPhone(typed)).toBe(shown);
  });

  test("has at most eleven digits", () => {
    expect(maskPhone("(11) 98765-43219")).toBe("(11) 98765-4321");
    expect(maskPhone("(55) 99876-54321")).toBe("(55) 99876-5432");
  });

  test("ignores non-digits", () => {
    expect(maskPhone("a11 b98765 c4321")).toBe("(11) 98765-4321");
  });

  test("pasted with its country code, loses it", () => {
    expect(maskPhone("+55 11 98765-4321")).toBe("(11) 98765-4321");
    expect(maskPhone("5511987654321")).toBe("(11) 98765-4321");
  });

  test("can be erased key by key until empty", () => {
    let shown = "(11) 98765-4321";
    const values = [shown];
    while (shown !== "") values.push((shown = maskPhone(shown.slice(0, -1))));
    expect(values.length).toBeLessThanOrEqual(16);
  });
});

test("a phone of another country keeps its own spacing, up to fifteen digits", () => {
  expect(maskForeignPhone("912 345 678")).toBe("912 345 678");
  expect(maskForeignPhone("9a12b")).toBe("912");
  expect(maskForeignPhone("12345678901234567")).toBe("123456789012345");
});

test("the caret stays behind the digit it was behind", () => {
  expect(caretAfter("(11) 98765-4321", 2)).toBe(3);
  expect(caretAfter("(11) 98765-4321", 3)).toBe(6);
  expect(caretAfter("(11) 98765-4321", 0)).toBe(0);
});
