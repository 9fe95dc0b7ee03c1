import { expect, test } from "vitest";
import { formatPhone } from "./channel.ts";

test.each([
  ["11987654321", "+55", "(11) 98765-4321"],
  ["1134567890", "+55", "(11) 3456-7890"],
  ["912345678", "+351", "+351 912345678"],
])("%s of %s is shown as %s", (phone, countryCode, shown) => expect(formatPhone(phone, countryCode)).toBe(shown));
