import { copiedTopics } from "./device-copy-entries.ts";

/** What deletes an entry before its storage does (a closed tab, an expired cookie, a cleared browser). */
type End = "signed-out" | "left" | "copy-removed" | "withdrawn" | "paid" | "sent" | "ads-refused" | "new-build";

type Entry = {
  where: "local" | "session" | "cookie" | "cache" | "database";
  endsWith: readonly End[];
  /** A cookie's max-age. */
  days?: number;
  group: Group;
  /** Personal data, or linkable to a person. */
  personal: boolean;
  /** Its purpose, as shown on `/cookies`. */
  purpose: string;
};

/** The headings of `/cookies`. */
export const groups = {
  account: "Sua escolha e sua conta",
  forms: "O que você está preenchendo",
  purchase: "Sua compra",
  visit: "Esta visita",
  app: "O app sem internet",
  ads: "Anúncios",
} as const;
type Group = keyof typeof groups;

/**
 * Everything the product stores in a browser: storage.ts accepts no other key, nothing else touches storage, and
 * `/cookies` renders this list. Entries of the visit (offer, queryParams, clientIP) survive a sign-out: a 401 also follows
 * a mistyped password, which must not cost an advertised price.
 */
export const storedEntries = {
  consent: {
    where: "local",
    endsWith: [],
    group: "account",
    personal: false,
    purpose: "Sua resposta sobre cookies, com a versão do texto e a data.",
  },
  auth: {
    where: "local",
    endsWith: ["signed-out"],
    group: "account",
    personal: true,
    purpose: "Mantém você na conta: seu email ou telefone e um código de sessão, nunca a senha.",
  },
  user: {
    where: "local",
    endsWith: ["signed-out"],
    group: "account",
    personal: true,
    purpose: "Seu cadastro, para chamar você pelo nome: nome, email, telefone, plano e o preço combinado.",
  },
  "staff-keys": {
    where: "local",
    endsWith: [],
    group: "account",
    personal: false,
    purpose: "Só para quem trabalha no Prumo: se os atalhos de uma tecla estão desligados.",
  },
  "team-drafts": {
    where: "database",
    endsWith: ["sent", "left"],
    group: "account",
    personal: true,
    purpose:
      "Só para quem trabalha no Prumo: o que foi escrito e ainda não chegou ao servidor, cifrado com uma chave que só a sessão aberta tem.",
  },
  "signup-draft": {
    where: "session",
    endsWith: ["sent", "signed-out"],
    group: "forms",
    personal: true,
    purpose: "Rascunho do cadastro: nome, país, telefone, email e tipo de celular. A senha não fica guardada.",
  },
  "checkout-identify": {
    where: "session",
    endsWith: ["paid", "signed-out"],
    group: "forms",
    personal: true,
    purpose: "O email ou telefone que você digitou para começar a compra.",
  },
  "checkout-account": {
    where: "session",
    endsWith: ["sent", "paid", "signed-out"],
    group: "forms",
    personal: true,
    purpose: "Rascunho da conta criada durante a compra: nome, país, telefone e email. A senha não fica guardada.",
  },
  "checkout-card": {
    where: "session",
    endsWith: ["paid", "signed-out"],
    group: "forms",
    personal: true,
    purpose:
      "Rascunho dos dados do titular: nome, email, CPF ou CNPJ, telefone, CEP, número e complemento. Número do cartão, validade e CCV não ficam guardados.",
  },
  "checkout-pix": {
    where: "session",
    endsWith: ["paid", "signed-out"],
    group: "forms",
    personal: true,
    purpose: "O email que você digitou para pagar com PIX.",
  },
  "checkout-reminder": {
    where: "session",
    endsWith: ["paid", "signed-out"],
    group: "forms",
    personal: true,
    purpose: "O email do lembrete, se você pediu um.",
  },
  checkout: {
    where: "session",
    endsWith: ["signed-out"],
    group: "purchase",
    personal: true,
    purpose:
      "Em que passo da compra você está, para recarregar a página sem perder nada: ciclo, nome, email, telefone, forma de pagamento e o código PIX em aberto.",
  },
  offer: {
    where: "session",
    endsWith: [],
    group: "purchase",
    personal: false,
    purpose: "A página em que você viu um preço anunciado, para ele valer na compra.",
  },
  queryParams: {
    where: "session",
    endsWith: [],
    group: "visit",
    personal: true,
    purpose: "O endereço por onde você chegou: campanha, buscador ou anúncio.",
  },
  clientIP: {
    where: "session",
    endsWith: [],
    group: "visit",
    personal: true,
    purpose: "Seu endereço de rede, que vai junto quando você se cadastra ou paga.",
  },
  // Written by the service worker, with the build's version as suffix: files of the build, no personal data.
  "app-": {
    where: "cache",
    endsWith: ["new-build"],
    group: "app",
    personal: false,
    purpose: "Arquivos do app, para a tela abrir mesmo sem internet. Nenhum dado seu. O nome termina com a versão.",
  },
  // Filled by the app for what the member's plan shows, with the drawings' version as suffix.
  "figures-": {
    where: "cache",
    endsWith: ["left", "copy-removed", "withdrawn", "new-build"],
    group: "app",
    personal: true,
    purpose:
      "Só se você ligou “Guardar neste aparelho”: os desenhos dos exercícios do seu treino, para abrirem sem internet. O nome termina com a versão.",
  },
  // These survive an expired session, so that what was not sent yet is sent after the next sign-in of the same account.
  "device-copy": {
    where: "local",
    endsWith: ["left", "withdrawn"],
    group: "app",
    personal: true,
    purpose: "Sua resposta à pergunta “Guardar neste aparelho?”, com o código da sua conta.",
  },
  "plan-read": {
    where: "local",
    endsWith: ["left", "withdrawn"],
    group: "app",
    personal: true,
    purpose:
      "A última versão do plano cujas mudanças você abriu neste aparelho, com o código da sua conta. Nada do conteúdo.",
  },
  "account-": {
    where: "database",
    endsWith: ["left", "copy-removed", "withdrawn"],
    group: "app",
    personal: true,
    purpose: `Só se você ligou “Guardar neste aparelho”: ${copiedTopics()}. São os registros dos últimos 400 dias e o que ainda não foi enviado. O nome termina com o código da sua conta.`,
  },
  _fbp: {
    where: "cookie",
    endsWith: ["ads-refused"],
    days: 90,
    group: "ads",
    personal: true,
    purpose: "Número aleatório que a Meta usa para contar visitas vindas de anúncios.",
  },
  _fbc: {
    where: "cookie",
    endsWith: ["ads-refused"],
    days: 90,
    group: "ads",
    personal: true,
    purpose: "O clique que trouxe você de um anúncio da Meta.",
  },
} as const satisfies Record<string, Entry>;

type Entries = typeof storedEntries;
type NameIn<W extends Entry["where"]> = {
  [N in keyof Entries]: Entries[N]["where"] extends W ? N : never;
}[keyof Entries];
export type StorageKey = NameIn<"local" | "session">;
export type CookieName = NameIn<"cookie">;

const ends: Record<End, readonly string[]> = {
  sent: ["você envia o formulário"],
  paid: ["a página confirma o pagamento"],
  "signed-out": ["você sai da conta", "a sessão expira"],
  left: ["você sai da conta", "apaga a conta"],
  "copy-removed": ["desliga a opção"],
  withdrawn: ["retira a autorização de dados de saúde"],
  "ads-refused": ["você recusa cookies de anúncio"],
  "new-build": ["chega uma versão nova"],
};

/** Derived from the entry, so that the page cannot promise what the code does not do. */
function lifetimeOf({ where, endsWith, days }: Entry): string {
  const all = [...endsWith.flatMap((end) => ends[end]), ...(where === "session" ? ["a aba fecha"] : [])];
  const either = new Intl.ListFormat("pt-BR", { type: "disjunction" });
  const gone = all.length > 0 ? `Some quando ${either.format(all)}.` : "Fica até você limpar o navegador.";
  return days ? `Dura ${days} dias. ${gone}` : gone;
}

export const entriesOf = (group: Group) =>
  Object.entries<Entry>(storedEntries)
    .filter(([, entry]) => entry.group === group)
    .map(([name, entry]) => ({ name, purpose: entry.purpose, lifetime: lifetimeOf(entry) }));
