import { expect, test } from "vitest";
import { redactUrl } from "./redact-url.ts";

test.each([
  ["https://site.example/pagamento/3f1c?ciclo=annual", "https://site.example/pagamento/:userId?ciclo=annual"],
  ["https://site.example/verificar/7K4M-2Q9X-11RT", "https://site.example/verificar/:code"],
  ["https://site.example/pagamento?retomar=abc.def", "https://site.example/pagamento?"],
  ["https://site.example/login?prova=abc&senha=nova", "https://site.example/login?&senha=nova"],
  ["https://site.example/lp?a=1&retomar=abc#x", "https://site.example/lp?a=1&#x"],
  ["https://site.example/?gclid=prova", "https://site.example/?gclid=prova"],
])("%s is redacted to %s", (url, expected) => {
  expect(redactUrl(url)).toBe(expected);
});
