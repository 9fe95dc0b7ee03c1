import { isDeepStrictEqual } from "node:util";
import { listStored, type Stored } from "../../web/src/app/sync/testing/list-stored.ts";
import { payAtTheBank } from "../gateway.ts";
import { createVisitor, type Visitor } from "../journey.ts";
import { healthAmong } from "../stored-entries.ts";
import { siteUrl } from "../urls.ts";
import type { Proxy } from "./proxy.ts";
import { findGatewayId, listWeights } from "./rows.ts";
import type { Visit } from "./visit.ts";

/** `openDevice`: a further one, with storage of its own. */
type Around = { proxy: Proxy; openDevice: () => Promise<Visit> };
type Journey = (visit: Visit, around: Around) => Promise<void>;

/** What every browser must be able to do. Details have their journeys in Chromium, in ../journeys. */
export const journeys: Record<string, Journey> = {
  "the home page opens, and its menu": async ({ goto, see, click, picture, evaluate, until }) => {
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
    await payAtTheBank((await findGatewayId(visitor.email)) ?? "no payment");
    await returnFromBank(visit);
  },

  "a member signs in without answering about cookies": async (visit) => {
    await signIn(visit, await register());
    await visit.picture("app");
  },

  "a member logs weights without network, and they arrive once each": async (visit, { proxy }) => {
    const { goto, see, click, fill, until, reload, evaluate, picture } = visit;
    const visitor = await register();
    await signIn(visit, visitor);
    await click({ role: "button", name: "Rejeitar" });
    await until("the service worker controls the page", () => evaluate(isControlled));
    await goto("/app/evolucao/peso");
    await click({ role: "button", name: "Autorizar" });
    await keepCopy(visit);
    await goto("/app/evolucao/peso");
    await until("every screen is on the device", () => evaluate(holdsEveryScreen), SCREENS_WITHIN_MS);

    proxy.cut();
    for (const [index, kg] of ["82,6", "82,4"].entries()) {
      // The second time the app opens with what the device has.
      await reload();
      await fill("Peso", kg);
      await click({ role: "button", name: "Registrar" });
      await see({ role: "button", name: { pattern: `^Editar ${kg}` } });
      await see({ text: { pattern: `^${index + 1} ite(m|ns) ainda só neste aparelho$` } });
    }
    await picture("offline");
    const stored = await listWeights(visitor.email);
    if (stored.length > 0) throw new Error("a weight passed the cut network");

    proxy.restore();
    await reload();
    await until("both weights are on the server, once each and in order", async () =>
      isDeepStrictEqual(await listWeights(visitor.email), ["82.60", "82.40"]),
    );
    await until("nothing is only on this device", () => evaluate(isAllSent));
    await picture("weights");
  },

  "a withdrawn consent and a sign-out leave nothing of health on either device": async (phone, { openDevice }) => {
    const visitor = await register();
    const tablet = await openDevice();
    for (const device of [phone, tablet]) {
      await signIn(device, visitor);
      await device.click({ role: "button", name: "Rejeitar" });
    }
    await logWeightAndKeep(phone, "82,6");
    await keepCopy(tablet);
    await tablet.goto("/app/evolucao/peso");
    await tablet.see({ role: "button", name: { pattern: "^Editar 82,6" } });
    for (const device of [phone, tablet])
      await device.until("the device has health data", async () =>
        healthAmong(await device.evaluate(listStored)).some(({ contents }) => contents.includes("records weight")),
      );

    await phone.goto("/app/dados/consentimentos");
    await phone.click({ role: "button", name: "Retirar a autorização" });
    await phone.click({ role: "button", name: "Retirar e apagar" });
    await phone.see({ text: { pattern: "^Você retirou a autorização em" } });
    await seeNothingOfHealth(phone);
    // Its next contact.
    await tablet.reload();
    await seeNothingOfHealth(tablet);
    await tablet.see({ role: "button", name: "Autorizar" });
    await tablet.goto("/app");
    await tablet.see(HOME);
    await seeNothingOfHealth(tablet);

    await logWeightAndKeep(phone, "82,4");
    await phone.goto("/app/conta");
    await phone.click({ role: "button", name: { pattern: "^Sair do " } });
    await phone.see({ role: "button", name: "Entrar" });
    await seeNothingOfHealth(phone);
  },
};

/** Every kind of storage is read, and what is in it. */
async function seeNothingOfHealth({ until, evaluate }: Visit): Promise<void> {
  let left: readonly Stored[] = [];
  const isGone = async () => (left = healthAmong(await evaluate(listStored))).length === 0;
  await until("nothing of health is stored", isGone).catch((cause: unknown) => {
    throw new Error(`health data is left: ${JSON.stringify(left)}`, { cause });
  });
}

async function keepCopy({ goto, click, until, evaluate }: Visit): Promise<void> {
  await goto("/app/conta");
  await click({ role: "switch", name: { pattern: "^Guardar neste aparelho" } });
  await until("the device keeps a copy", () => evaluate(isSwitchedOn));
}

async function logWeightAndKeep(visit: Visit, kg: string): Promise<void> {
  const { goto, click, fill, see, until, evaluate } = visit;
  await goto("/app/evolucao/peso");
  await click({ role: "button", name: "Autorizar" });
  await keepCopy(visit);
  await goto("/app/evolucao/peso");
  await fill("Peso", kg);
  await click({ role: "button", name: "Registrar" });
  await see({ role: "button", name: { pattern: `^Editar ${kg}` } });
  await until("nothing is only on this device", () => evaluate(isAllSent));
}

/** Hundreds of small files, which Firefox stores slowly. */
const SCREENS_WITHIN_MS = 60_000;

const isControlled = () => navigator.serviceWorker.controller !== null;

const holdsEveryScreen = async () => {
  const script = await (await fetch("/app-worker.js")).text();
  const files = JSON.parse(/const REST = (\[.*\]);/.exec(script)?.[1] ?? "[]") as string[];
  const names = await caches.keys();
  const held = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const paths = new Set(held.flat().map(({ url }) => new URL(url).pathname));
  return files.length > 0 && files.every((file) => paths.has(file));
};

const isSwitchedOn = () => document.querySelector("[role=switch]:checked") !== null;

const isAllSent = () => document.querySelector("[data-slot=unsent]")?.textContent === "";

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

/** The page polls at once when it becomes visible. */
const returnFromBank = ({ until, evaluate }: Visit) =>
  until("the payment is confirmed", () =>
    evaluate(() => {
      document.dispatchEvent(new Event("visibilitychange"));
      return document.querySelector("main")?.textContent?.includes("Pagamento confirmado!") ?? false;
    }),
  );
