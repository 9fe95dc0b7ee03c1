import { expect, test } from "vitest";
import { pages } from "../../src/pages.ts";
import { pagesConf } from "./pages-conf.ts";

const conf = pagesConf(pages, `add_header X-Frame "a";\nadd_header X-Other "b";\n`);
const files = Object.fromEntries(
  [...conf.matchAll(/^location = (\S+) \{[^}]*try_files (\S+) =404;/gm)].map(([, path = "", file]) => [path, file]),
);

test("every page has its location, the home page too; the not-found page has none", () => {
  expect(files).toMatchObject({
    "/": "/index.html",
    "/lp2": "/lp2/index.html",
    "/app/conta": "/app/conta/index.html",
    "/pagamento": "/pagamento/index.html",
  });
  expect(Object.keys(files).filter((path) => /nao-encontrada|[:*]/.test(path))).toEqual([]);
});

test("a page that only the browser renders is the fallback document", () => {
  expect(files["/app/dados"]).toBe("/__spa-fallback.html");
});

test("paths with an id have the widest prefix that covers them, and nothing covers the whole site", () => {
  const prefixes = [...conf.matchAll(/^location (\/\S*) \{/gm)].map(([, prefix]) => prefix);
  expect(prefixes).toEqual(["/app/", "/equipe/membros/", "/pagamento/", "/verificar/"]);
});

test("the team's pages have all headers of their own, others inherit the site's", () => {
  const own =
    '    add_header X-Frame "a";\n    add_header X-Other "b";\n    add_header Cache-Control $cache_control always;\n';
  const withOwn = [...conf.matchAll(/^location (?:= )?(\S+) \{([^}]*)\}/gm)].flatMap(([, path = "", body = ""]) =>
    body.includes(own) ? [path] : [],
  );
  expect(withOwn).toEqual(expect.arrayContaining(["/equipe", "/equipe/entrar", "/equipe/membros/", "/plantao"]));
  expect(withOwn.filter((path) => !/^\/(equipe|plantao)/.test(path))).toEqual([]);
  expect(conf.match(/add_header/g)).toHaveLength(withOwn.length * 3);
});
