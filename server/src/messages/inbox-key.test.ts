import { expect, test } from "vitest";
import { inboxKey } from "./inbox-key.ts";

test.each([
  ["maria@example.com", "maria@example.com"],
  ["Maria@Example.COM", "maria@example.com"],
  [" maria@example.com ", "maria@example.com"],
  ["maria+loja@example.com", "maria@example.com"],
  ["maria+loja+2@example.com", "maria@example.com"],
  ["maria.silva@example.com", "maria.silva@example.com"],
  ["maria.silva@gmail.com", "mariasilva@gmail.com"],
  ["m.a.r.i.a.s.i.l.v.a+9@googlemail.com", "mariasilva@gmail.com"],
  ["MariaSilva@GMail.com", "mariasilva@gmail.com"],
  ["maria.silva@gmail.com.br", "maria.silva@gmail.com.br"],
  ["+maria@example.com", "+maria@example.com"],
  ['"a@b"+c@example.com', '"a@b"@example.com'],
])("%s leads to the inbox %s", (email, inbox) => {
  expect(inboxKey(email)).toBe(inbox);
});
