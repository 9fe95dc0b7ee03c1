import { expect, test } from "vitest";
import { isOpen, railItems, railItemsOf } from "./rail-items.ts";

const openAt = (pathname: string) => railItems.filter((item) => isOpen(item, pathname)).map(({ label }) => label);

test.each([
  ["/equipe", ["Fila"]],
  ["/equipe/", ["Fila"]],
  ["/equipe/membros", ["Membros"]],
  ["/equipe/membros/7f0c/liberar", ["Membros"]],
  ["/equipe/agenda", ["Agenda"]],
  ["/equipe/atendimento", ["Atender"]],
  ["/equipe/acesso", []],
])("at %s the open place is %j", (pathname, labels) => expect(openAt(pathname)).toEqual(labels));

test("only support has its threads", () => {
  expect(railItemsOf("vendas").map(({ label }) => label)).toEqual(["Fila", "Membros", "Agenda", "Atender"]);
});

test("only the administrator has the places of the administration", () => {
  expect(railItemsOf("nutri").map(({ label }) => label)).toEqual(["Fila", "Membros", "Agenda"]);
  expect(railItemsOf("admin").map(({ label }) => label)).toEqual(["Fila", "Membros", "Agenda", "Equipe", "Auditoria"]);
});
