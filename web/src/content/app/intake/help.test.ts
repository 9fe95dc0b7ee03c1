import { helpLines } from "@app/engine/safety/help-lines";
import { expect, test } from "vitest";
import { helpCallsOf, telHref } from "./help.ts";

test("the buttons of every country dial numbers that its text names", () => {
  for (const [country, { line, emergency }] of Object.entries(helpLines)) {
    const calls = helpCallsOf(country);
    expect(emergency, country).toContain(calls.emergency?.number);
    if (line) expect(line, country).toContain(calls.line?.number);
    else expect(calls.line, country).toBeUndefined();
  }
});

test("a country outside the table has no button, and a number is dialled without spaces", () => {
  expect(helpCallsOf("JP")).toEqual({});
  expect(telHref({ name: "TelefonSeelsorge", number: "0800 111 0 111" })).toBe("tel:08001110111");
});
