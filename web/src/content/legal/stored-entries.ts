import { type End, type Entry, type StoredName, storedEntries } from "../../storage.ts";

/** The headings of `/cookies` under which the entries stand. */
export const groups = {
  account: "Sua escolha e sua conta",
  forms: "O que você está preenchendo",
  purchase: "Sua compra",
  visit: "Esta visita",
  app: "O app sem internet",
  ads: "Anúncios",
} as const;
type Group = keyof typeof groups;

/** What each entry is for, as its owner would say it. An entry without a line here does not compile. */
const purposes: Record<StoredName, { group: Group; purpose: string }> = {
  consent: { group: "account", purpose: "Sua resposta sobre cookies, com a versão do texto e a data." },
  auth: {
    group: "account",
    purpose: "Mantém você na conta: seu email ou telefone e um código de sessão, nunca a senha.",
  },
  user: {
    group: "account",
    purpose: "Seu cadastro, para chamar você pelo nome: nome, email, telefone, plano e o preço combinado.",
  },
  "signup-draft": {
    group: "forms",
    purpose: "Rascunho do cadastro: nome, país, telefone, email e tipo de celular. A senha não fica guardada.",
  },
  "checkout-identify": { group: "forms", purpose: "O email ou telefone que você digitou para começar a compra." },
  "checkout-account": {
    group: "forms",
    purpose: "Rascunho da conta criada durante a compra: nome, país, telefone e email. A senha não fica guardada.",
  },
  "checkout-card": {
    group: "forms",
    purpose:
      "Rascunho dos dados do titular: nome, email, CPF ou CNPJ, telefone, CEP, número e complemento. Número do cartão, validade e CCV não ficam guardados.",
  },
  "checkout-pix": { group: "forms", purpose: "O email que você digitou para pagar com PIX." },
  "checkout-reminder": { group: "forms", purpose: "O email do lembrete, se você pediu um." },
  checkout: {
    group: "purchase",
    purpose:
      "Em que passo da compra você está, para recarregar a página sem perder nada: ciclo, nome, email, telefone, forma de pagamento e o código PIX em aberto.",
  },
  offer: {
    group: "purchase",
    purpose: "A página em que você viu um preço anunciado, para ele valer na compra.",
  },
  queryParams: {
    group: "visit",
    purpose: "O endereço por onde você chegou: campanha, buscador ou anúncio.",
  },
  clientIP: { group: "visit", purpose: "Seu endereço de rede, que vai junto quando você se cadastra ou paga." },
  "app-": {
    group: "app",
    purpose: "Arquivos do app, para a tela abrir mesmo sem internet. Nenhum dado seu. O nome termina com a versão.",
  },
  _fbp: { group: "ads", purpose: "Número aleatório que a Meta usa para contar visitas vindas de anúncios." },
  _fbc: { group: "ads", purpose: "O clique que trouxe você de um anúncio da Meta." },
};

const ends: Record<End, readonly string[]> = {
  sent: ["você envia o formulário"],
  paid: ["a página confirma o pagamento"],
  "signed-out": ["você sai da conta", "a sessão expira"],
  "ads-refused": ["você recusa cookies de anúncio"],
  "new-build": ["chega uma versão nova"],
};

/** Read off the entry itself, so that the page cannot promise what the code does not do. */
function lifetimeOf({ where, endsWith, days }: Entry): string {
  const all = [...endsWith.flatMap((end) => ends[end]), ...(where === "session" ? ["a aba fecha"] : [])];
  const either = new Intl.ListFormat("pt-BR", { type: "disjunction" });
  const gone = all.length > 0 ? `Some quando ${either.format(all)}.` : "Fica até você limpar o navegador.";
  return days ? `Dura ${days} dias. ${gone}` : gone;
}

export const entriesOf = (group: Group) =>
  Object.entries<Entry>(storedEntries)
    .map(([name, entry]) => ({ name, ...purposes[name as StoredName], lifetime: lifetimeOf(entry) }))
    .filter((entry) => entry.group === group);
