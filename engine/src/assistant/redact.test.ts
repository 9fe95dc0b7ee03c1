import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { generated } from "../../../scripts/lib/generated.ts";
import { cpuMilliseconds } from "../safety/testing/cpu-milliseconds.ts";
import { type RedactedPerson, redact } from "./redact.ts";

const marina: RedactedPerson = {
  names: ["Marina Araújo dos Santos"],
  email: "marina.araujo88@gmail.com",
  phone: "+5511987654321",
  document: "111.444.777-35",
  birthDate: "1990-05-07",
};
const nobody: RedactedPerson = { names: [], email: null, phone: null, document: null, birthDate: null };

describe("goes", () => {
  test.each([
    ["oi, sou a Marina", "oi, sou a [nome]"],
    ["MARINA ARAUJO aqui", "[nome] aqui"],
    ["m a r i n a", "[nome]"],
    ["marinaaraujo", "[nome]"],
    ["me liga (11) 98765-4321", "me liga [telefone]"],
    ["11 9 8765 4321", "[telefone]"],
    ["cpf 111 444 777 35", "cpf [documento]"],
    ["nasci em 07/05/1990", "[data]"],
    ["faço anos dia 7 de maio", "faço anos dia [data]"],
    ["meu mail: MARINA.araujo88 @ gmail . com", "meu mail: [e-mail]"],
    ["a conta 0f8fad5b-d9cb-469f-a165-70867728950e", "a conta [id]"],
  ])("%s", (text, expected) => expect(redact(text, marina)).toBe(expected));

  test.each([
    ["liga no 21 2345-6789", "liga no [telefone]"],
    ["o cpf dele é 529.982.247-25", "o cpf dele é [documento]"],
    ["11.222.333/0001-81", "[documento]"],
    ["fulano arroba uol ponto com ponto br", "[e-mail]"],
    ["ele nasceu em 12/03/1985", "ele [data]"],
    ["abre a conta acc_9f31", "abre a conta [id]"],
  ])("of others: %s", (text, expected) => expect(redact(text, nobody)).toBe(expected));
});

test.each([
  "almocei 2 conchas de feijão e 100 g de arroz",
  "pesei 82,4 ontem e 82,1 hoje",
  "3x12 com 10 kg, 90 s de descanso",
  "em 20/11/2026 às 12:30",
  "banana com marinada de frango",
  "1.650 kcal, 115 g de proteína, 2.500 ml",
])("stays: %s", (text) => expect(redact(text, marina)).toBe(text));

test("a name that is food stays on the plate, and goes beside another name", () => {
  const person = { ...nobody, names: ["Ana Leite"] };
  expect(redact("café com leite", person)).toBe("café com leite");
  expect(redact("Ana Leite, café com leite", person)).not.toContain("Ana Leite");
});

const digit = fc.integer({ min: 0, max: 9 }).map(String);
const digits = (length: number) => fc.array(digit, { minLength: length, maxLength: length }).map((all) => all.join(""));
const two = (value: number): string => `${value}`.padStart(2, "0");
const part = fc.constantFrom(
  "Zuleide",
  "Ícaro",
  "Wanderléia",
  "Conceição",
  "Yasmin",
  "Ñandu",
  "Strauß",
  "Müller",
  "Brandão",
  "Quitéria",
);
const people = fc.record({
  names: fc.tuple(part, part, part).map(([first, middle, last]) => [`${first} ${middle} de ${last}`]),
  email: fc
    .tuple(fc.stringMatching(/^[a-z]{4,9}[0-9]{1,3}$/), fc.constantFrom("gmail.com", "uol.com.br"))
    .map((all) => all.join("@")),
  phone: digits(8).map((rest) => `+55119${rest}`),
  document: digits(11),
  birthDate: fc
    .record({
      year: fc.integer({ min: 1930, max: 2008 }),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 28 }),
    })
    .map(({ year, month, day }) => `${year}-${two(month)}-${two(day)}`),
});
const plainOf = (text: string): string =>
  text
    .normalize("NFKD")
    .toUpperCase()
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "")
    .replace(/[^\p{L}\p{N}]/gu, "");
const disguises = fc.constantFrom<(text: string) => string>(
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => text.toLowerCase(),
  (text) => text.normalize("NFD"),
  (text) => text.normalize("NFD").replace(/\p{Mn}/gu, ""),
  (text) => text.split("").join("\u200b"),
  (text) => text.split("").join(" "),
  (text) => text.split("").join("."),
  (text) => text.replaceAll(" ", ""),
  (text) => text.replaceAll(" ", "_"),
  (text) => text.replaceAll(" ", "  "),
);

test("none of a person's values survives any casing, spacing or punctuation", () => {
  fc.assert(
    fc.property(people, disguises, fc.constantFrom("", "oi, ", "comi 2 ovos ("), (person, disguise, before) => {
      const [year = "", month = "", day = ""] = person.birthDate.split("-");
      const [name = ""] = person.names;
      const [first = "", , , last = ""] = name.split(" ");
      const cpf = person.document.replace(/(...)(...)(...)(..)/, "$1.$2.$3-$4");
      const phone = person.phone.replace(/\+55(..)(.)(....)(....)/, "($1) $2 $3-$4");
      const dates = [
        `${day}/${month}/${year}`,
        `${Number(day)}/${Number(month)}/${year}`,
        person.birthDate,
        `${day}${month}${year}`,
      ];
      const values = [
        name,
        `${first} ${last}`,
        `${last} ${first}`,
        person.email,
        person.phone,
        phone,
        person.document,
        cpf,
        ...dates,
      ];
      for (const value of values) {
        const left = redact(`${before}${disguise(value)} e arroz`, person);
        expect(plainOf(left)).not.toContain(plainOf(value));
        expect(left).toContain("arroz");
      }
      for (const one of [first, last]) {
        expect(redact(`${before}${one.toUpperCase()}, tudo bem`, person).toLowerCase()).not.toContain(
          one.toLowerCase(),
        );
      }
    }),
    generated(100),
  );
});

test("100 kB are read in little time", () => {
  for (const piece of ["a", "1", "1 ", "a@", "a.", "marina ", "\u200b"]) {
    expect(
      cpuMilliseconds(() => {
        redact(piece.repeat(Math.ceil(100_000 / piece.length)), marina);
      }),
    ).toBeLessThan(5_000);
  }
});
