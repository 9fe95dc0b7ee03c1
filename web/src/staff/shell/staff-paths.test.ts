import { expect, test } from "vitest";
import { signInUrl, staffReturnTo } from "./staff-paths.ts";

test.each([
  ["/equipe", "/equipe/entrar"],
  ["/equipe/", "/equipe/entrar"],
  ["/equipe/membros/7f0c", "/equipe/entrar?volta=%2Fequipe%2Fmembros%2F7f0c"],
  ["/equipe/entrar", "/equipe/entrar"],
])("from %s the way leads to %s", (pathname, url) => expect(signInUrl(pathname)).toBe(url));

test.each([
  ["?volta=%2Fequipe%2Fagenda", "/equipe/agenda"],
  ["", "/equipe"],
  ["?volta=https%3A%2F%2Foutro.example", "/equipe"],
  ["?volta=%2F%2Foutro.example", "/equipe"],
  ["?volta=%2Fequipe%2F..%2Fapp", "/equipe"],
  ["?volta=%2Fapp", "/equipe"],
  ["?volta=%2Fequipe%2Fentrar", "/equipe"],
])("%s returns to %s", (search, path) => expect(staffReturnTo(search)).toBe(path));
