import { expect, test } from "vitest";
import { Registration } from "./identity.ts";

const valid = { fullName: "Ana Souza", phone: "11987654321", countryCode: "+55", password: "abcd3f" };
const messageFor = (change: object) => {
  const result = Registration.safeParse({ ...valid, ...change });
  return result.success ? "accepted" : result.error.issues[0]?.message;
};

test("an email may be absent, empty or valid", () => {
  expect(messageFor({})).toBe("accepted");
  expect(messageFor({ email: "" })).toBe("accepted");
  expect(messageFor({ email: "ana@example.com" })).toBe("accepted");
  expect(messageFor({ email: "ana@" })).toBe("Email inválido");
});

test.each([
  [{ fullName: " J " }, "Nome é obrigatório"],
  [{ password: "abcde" }, "A senha deve ter pelo menos 6 caracteres"],
  [{ password: undefined }, "A senha deve ter pelo menos 6 caracteres"],
  [{ phone: undefined }, "Telefone inválido"],
  [{ countryCode: "+7" }, "País não atendido"],
  [{ subscriptionPlan: "elite" }, "O cadastro é sempre no plano grátis"],
])("%o is refused with %s", (change, message) => {
  expect(messageFor(change)).toBe(message);
});

test("a password longer than the limit is refused before it is hashed", () => {
  expect(messageFor({ password: "x".repeat(129) })).toMatch(/no máximo 128/);
});
