import { expect, test } from "vitest";
import { Registration } from "./identity.ts";

const valid = { fullName: "Ana Souza", phone: "11987654321", countryCode: "+55", password: "abcd3f" };
const sentenceFor = (change: object) => {
  const result = Registration.safeParse({ ...valid, ...change });
  return result.success ? "accepted" : result.error.issues[0]?.message;
};

test("an email may be absent, empty or valid", () => {
  expect(sentenceFor({})).toBe("accepted");
  expect(sentenceFor({ email: "" })).toBe("accepted");
  expect(sentenceFor({ email: "ana@example.com" })).toBe("accepted");
  expect(sentenceFor({ email: "ana@" })).toBe("Email inválido");
});

test.each([
  [{ fullName: " J " }, "Nome é obrigatório"],
  [{ password: "abcde" }, "A senha deve ter pelo menos 6 caracteres"],
  [{ password: undefined }, "A senha deve ter pelo menos 6 caracteres"],
  [{ phone: undefined }, "Telefone inválido"],
  [{ countryCode: "+7" }, "País não atendido"],
  [{ subscriptionPlan: "elite" }, "O cadastro é sempre no plano grátis"],
])("%o is refused with %s", (change, sentence) => {
  expect(sentenceFor(change)).toBe(sentence);
});

test("a password longer than the limit is refused before it costs a hash", () => {
  expect(sentenceFor({ password: "x".repeat(129) })).toMatch(/no máximo 128/);
});
