import { Client } from "pg";
import { payAtTheBank } from "../gateway.ts";
import { createVisitor, type Visitor } from "../journey.ts";
import { databaseUrl, siteUrl } from "../urls.ts";
import type { Proxy } from "./proxy.ts";
import type { Visit } from "./visit.ts";

type Journey = (visit: Visit, proxy: Proxy) => Promise<void>;

/** What every browser must be able to do. Details have their journeys in Chromium, in ../journeys. */
export const journeys: Record<string, Journey> = {
  "the home page opens, and its menu and questions too": async ({ goto, see, click, picture, evaluate, until }) => {
    await goto("/");
    await see({ role: "heading", name: { pattern: "corpo" } });
    await picture("home");
    await click({ role: "button", name: "Rejeitar" });
    const fits = await evaluate(() => document.documentElement.scrollWidth <= innerWidth);
    if (!fits) throw new Error("the page scrolls sideways");
    await click({ role: "button", name: { pattern: "^Abrir Menu" } });
    await until("the menu is open", () => evaluate(() => document.querySelector(":popover-open") !== null));
    await until("the header is legible before its script runs", () => evaluate(hasHeaderGround));
  },

  "a visitor signs up for the free plan": async ({ goto, see, click, fill, picture }) => {
    const visitor = createVisitor();
    await goto("/");
    await click({ role: "button", name: "Rejeitar" });
    await click({ role: "button", name: "Escolher Plano" });
    await see({ role: "dialog", name: "Crie sua conta grátis" });
    await picture("sign-up");
    await fill("Nome", visitor.fullName);
    await fill("Telefone", visitor.phone);
    await fill("Email (opcional)", visitor.email);
    await fill("Senha", visitor.password);
    await fill("Confirmar Senha", visitor.password);
    await click({ role: "radio", name: "iPhone" });
    await click({ role: "button", name: "Criar Conta" });
    await see({ role: "alertdialog", name: "Cadastro realizado com sucesso!" });
  },

  "a visitor buys the annual plan by PIX": async (visit) => {
    const { goto, see, click, fill, picture, until, evaluate } = visit;
    const visitor = createVisitor();
    await goto("/pagamento?plano=completo&ciclo=annual");
    await picture("checkout");
    await fill("Email ou telefone", visitor.email);
    await fill("Nome completo", visitor.fullName);
    await fill("Telefone", visitor.phone);
    await fill("Senha", visitor.password);
    await fill("Confirmar senha", visitor.password);
    await click({ role: "button", name: "Criar conta" });
    await click({ role: "radio", name: { pattern: "^PIX" } });
    await click({ role: "button", name: { pattern: "^Gerar código PIX" } });
    await see({ role: "button", name: "Copiar código PIX" });
    await picture("pix");
    await until("the whole code is visible", () => evaluate(isCodeWhole));
    await payAtTheBank(await gatewayIdOf(visitor));
    await returnFromBank(visit);
  },

  "a member signs in without answering about cookies": async (visit) => {
    await signIn(visit, await register());
    await visit.picture("app");
  },

  "a member without network sees the app's own page, and the account when it is back": async (visit, proxy) => {
    const { see, until, reload, evaluate, picture } = visit;
    await signIn(visit, await register());
    await until("the service worker is active", () => evaluate(hasActiveWorker));
    await reload();
    await see(HOME);
    proxy.cut();
    await reload();
    await see({ role: "heading", name: { pattern: "internet" } });
    await picture("offline");
    proxy.restore();
    await reload();
    await see(HOME);
  },
};

/** A copy without what React adds, over a dark section. */
const hasHeaderGround = () => {
  scrollTo({ top: 1_600, behavior: "instant" });
  const header = document.querySelector("header");
  let copy = document.getElementById("header-before-scripts");
  if (!copy && header) {
    copy = header.cloneNode() as HTMLElement;
    copy.id = "header-before-scripts";
    copy.removeAttribute("data-scrolled");
    document.body.append(copy);
  }
  return copy !== null && !/^(transparent|rgba?\(.*, 0\))$/.test(getComputedStyle(copy).backgroundColor);
};

const isCodeWhole = () => {
  const code = document.querySelector("textarea");
  return code !== null && code.scrollHeight <= code.clientHeight + 1;
};

const HOME = { text: { pattern: "^Sua conta está aberta e é grátis" } };

async function signIn({ goto, see, fill, click, picture }: Visit, visitor: Visitor): Promise<void> {
  await goto("/login");
  await see({ role: "button", name: "Rejeitar" });
  await picture("login");
  await fill("Email ou telefone", visitor.email);
  await fill("Senha", visitor.password);
  await click({ role: "button", name: "Entrar" });
  await see(HOME);
}

async function register(): Promise<Visitor> {
  const visitor = createVisitor();
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ ...visitor, countryCode: "+55" });
  const reply = await fetch(`${siteUrl}/v1/public/register`, { method: "POST", headers, body });
  if (!reply.ok) throw new Error(`the registration was refused: ${reply.status}`);
  return visitor;
}

const hasActiveWorker = async () => Boolean((await navigator.serviceWorker.getRegistration())?.active);

async function gatewayIdOf({ email }: Visitor): Promise<string> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query("select gateway_id from payments where email = $1", [email]);
  await client.end();
  return rows[0].gateway_id;
}

/** The page polls at once when it becomes visible. */
const returnFromBank = ({ until, evaluate }: Visit) =>
  until("the payment is confirmed", () =>
    evaluate(() => {
      document.dispatchEvent(new Event("visibilitychange"));
      return document.querySelector("main")?.textContent?.includes("Pagamento confirmado!") ?? false;
    }),
  );
