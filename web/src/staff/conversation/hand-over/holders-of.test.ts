import { expect, test } from "vitest";
import { holdersOf } from "./holders-of.ts";

test.each([
  ["nutri", null, ["treinador", "suporte"]],
  ["nutri", "nutri", ["treinador", "suporte"]],
  ["nutri", "treinador", ["nutri", "suporte"]],
  ["treinador", "nutri", ["treinador", "suporte"]],
  ["vendas", null, ["nutri", "treinador"]],
  ["admin", null, []],
] as const)("%s hands what %s holds to %j", (role, holder, to) => expect(holdersOf(role, holder)).toEqual(to));
