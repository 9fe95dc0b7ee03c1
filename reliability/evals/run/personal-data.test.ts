import { expect, test } from "vitest";
import { personOf } from "../members/person.ts";
import { findPersonalData } from "./personal-data.ts";

const person = personOf("somebody", "BR");
const accountId = "0199a8d2-0000-7000-8000-000000000001";
const members = [{ accountId, person, headers: {} }];
const [year, month, day] = person.birthDate.split("-");
const { phone, document } = person;

test("what names nobody is found nowhere", () => {
  expect(findPersonalData([{ body: "Quanto de [nome] tem no almoço? 491 kcal, 20/11/2026" }], members)).toEqual([]);
});

test.each([
  person.fullName.toUpperCase(),
  person.email,
  phone,
  `+55 (${phone.slice(0, 2)}) ${phone.slice(2, 7)}-${phone.slice(7)}`,
  document,
  document.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, "$1.$2.$3-$4"),
  `${day}/${month}/${year}`,
  `${day}.${month}.${year}`,
  person.birthDate,
  accountId,
])("%s is found", (text) => {
  expect(findPersonalData([{ body: { messages: [{ content: `Sou ${text}, oi` }] } }], members)).toHaveLength(1);
});
