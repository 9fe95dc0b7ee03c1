import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { storedEntries } from "../../stored-entries.ts";
import CookiesRoute from "./cookies.route.tsx";

const Page = createRoutesStub([{ path: "/", Component: CookiesRoute }]);
const html = renderToStaticMarkup(<Page />);

test("the page lists every stored entry exactly once, and nothing else", () => {
  const listed = [...html.matchAll(/<dt>([^<]+)<\/dt>/g)].map(([, name = ""]) => name);
  expect(listed.sort()).toEqual(Object.keys(storedEntries).sort());
});

test.each([
  ["consent", "Fica até você limpar o navegador."],
  ["auth", "Some quando você sai da conta ou a sessão expira."],
  ["checkout-card", "Some quando a página confirma o pagamento, você sai da conta, a sessão expira ou a aba fecha."],
  ["offer", "Some quando a aba fecha."],
  ["_fbp", "Dura 90 dias. Some quando você recusa cookies de anúncio."],
])("the lifetime of %s matches the code", (name, lifetime) => {
  const [, message = ""] = new RegExp(`<dt>${name}</dt><dd>([^<]+)</dd>`).exec(html) ?? [];
  expect(message.endsWith(lifetime), message).toBe(true);
});
