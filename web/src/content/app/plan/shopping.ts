// Texts of `/app/plano/lista`.

export const shoppingCopy = {
  title: "Feira e mercado",
  description: "A lista de compras dos seus próximos sete dias.",
  back: "Plano",
  /** "De 9 a 15 de novembro, para uma pessoa." */
  lead: (range: string) => `${range}, para uma pessoa.`,
  count: (done: number, all: number) => ({ figure: `${done} de ${all}`, text: "na sacola." }),
  week: { legend: "Para quais dias", this: "Estes 7 dias", next: "Os 7 seguintes" },
  send: "Mandar por mensagem",
  copied: "Lista copiada. É só colar na conversa.",
  notCopied: "Este navegador não deixou copiar. Dá para imprimir ou tirar um retrato da tela.",
  missing: "Só o que falta",
  all: "A lista inteira",
  done: "Tudo na sacola. Boa cozinha.",
  print: "Imprimir",
  offline: {
    kept: "A lista funciona sem internet. O que você marcar sobe quando a conexão voltar.",
    notKept: "Sem internet, o que você marcar espera nesta tela aberta e sobe quando a conexão voltar.",
  },
  empty: {
    title: "A lista nasce com o plano.",
    text: "Ela junta o que vai em cada prato da semana, na ordem do mercado.",
    portions: "No seu plano você escolhe os alimentos de cada grupo, então a lista de compras é sua.",
    link: "Ver o plano",
  },
} as const;
