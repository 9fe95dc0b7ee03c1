import { MAX_MESSAGE_TEXT } from "@app/contract/conversations";
import { STAFF_ROLES } from "@app/contract/staff/identity";
import { expect, test } from "vitest";
import { CANNED_REPLIES, repliesOf } from "./canned-replies.ts";
import { fillReply, PLACEHOLDERS, unfilledPlaceholders } from "./fill-reply.ts";
import { countSentences } from "./sentences.ts";

const values = { primeiroNome: "Marina", profissional: "Helena", prazo: "hoje, 17h" };

test("what is known is filled, wherever it stands and how often", () => {
  expect(fillReply("{primeiroNome}, até {prazo}. Até, {primeiroNome}! {profissional}", values)).toBe(
    "Marina, até hoje, 17h. Até, Marina! Helena",
  );
});

test("what is not known stays, and is named once", () => {
  const text = fillReply("{primeiroNome}, {passo}. {passo} {toString} {}", { primeiroNome: "Ana" });
  expect(text).toBe("Ana, {passo}. {passo} {toString} {}");
  expect(unfilledPlaceholders(text)).toEqual(["passo", "toString"]);
});

test("a value with braces is not filled again, and a dollar sign is no pattern", () => {
  const text = fillReply("{primeiroNome} {prazo}", { primeiroNome: "{prazo}", prazo: "$&" });
  expect(text).toBe("{prazo} $&");
});

test.each([
  ["nothing to fill", "Bom dia, Ana.", []],
  ["braces with other signs are text", "{ } {1} {a b} :-}", []],
  ["a field of another name", "Escolha {um passo} ou {passo}.", ["passo"]],
])("%s", (_, text, names) => expect(unfilledPlaceholders(text)).toEqual(names));

test.each<[string, number]>([
  ["", 0],
  ["Muito bem", 1],
  ["Muito bem. Siga assim.", 2],
  ["Muito bem! Como foi a quinta? Conte mais.", 3],
  ["Você comeu 1.200 kcal e andou 3.5 km.", 1],
  ["Fale com a Dra. Helena. Ela volta.", 2],
  ["Coma p. ex. Um ovo.", 1],
  ["Foi bom... mas pode ser melhor.", 1],
  ["Foi bom… Agora descanse.", 2],
  ["Que semana!!! Descanse.", 2],
  ["Ela disse “chega.” E parou", 2],
  ["Uma linha\noutra linha", 2],
  ["Treinou 3 vezes aprox. 40 min. cada. Ótimo.", 2],
])("%s has %i sentences", (text, count) => expect(countSentences(text)).toBe(count));

test("every role that answers has replies, each id once", () => {
  expect(STAFF_ROLES.filter((role) => repliesOf(role).length === 0)).toEqual(["admin"]);
  expect(new Set(CANNED_REPLIES.map(({ id }) => id)).size).toBe(CANNED_REPLIES.length);
});

test.each(CANNED_REPLIES.map((reply) => [reply.title, reply] as const))(
  "“%s” fits a message, states no figure, and leaves only what a person must write",
  (_, { title, text }) => {
    expect(text.length).toBeLessThan(MAX_MESSAGE_TEXT / 2);
    expect(title.length).toBeLessThanOrEqual(60);
    expect(text).not.toMatch(/\d|garant/i);
    const known = new Set<string>([...PLACEHOLDERS, "pergunta", "passo"]);
    expect(unfilledPlaceholders(text).filter((name) => !known.has(name))).toEqual([]);
  },
);
