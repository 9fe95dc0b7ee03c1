// Texts of `/verificar`: who signed a plan, for anybody who holds its code. Nothing of the plan, nor whose it is.

export const verifyCopy = {
  meta: "Verificar um plano",
  description: "Digite o código de um plano para saber quem assinou, quando, e se ele ainda vale.",
  title: "Quem assinou este plano?",
  text: "Todo plano assinado tem um código. Com ele qualquer pessoa confere quem assinou, quando, e se aquela versão ainda vale.",
  label: "Código do plano",
  hint: "Doze letras e números, como em 7K4M-2Q9X-11RT. Maiúsculas e hífens não importam.",
  send: "Conferir",
  malformed: "O código tem doze letras e números. Confira se falta algum.",
  loading: "Conferindo o código…",
  authentic: "É autêntico, e vale agora.",
  authenticLead: "O que está guardado é, letra por letra, o que foi assinado.",
  replaced: "É autêntico, mas já foi substituído.",
  replacedLead:
    "O que está guardado é, letra por letra, o que foi assinado. Depois dele veio uma versão mais nova, e é a mais nova que vale.",
  broken: "Este plano não confere.",
  brokenLead:
    "O que está guardado não é o que foi assinado, ou uma assinatura não bate. Não siga este plano antes de falar com a gente.",
  facts: { version: "Versão", published: "Publicado em", content: "Conteúdo", state: "Situação" },
  versionOf: (version: number, kind: string) => `${version}, ${kind}`,
  kinds: { provisional: "provisória", definitive: "definitiva" },
  intact: "íntegro",
  notIntact: "não confere",
  inForce: "vale agora",
  notInForce: "substituída por uma mais nova",
  hidden: "O nome de quem segue o plano, as refeições e os treinos não aparecem aqui, e não saem por este código.",
  another: "Conferir outro código",
  contact: "Falar com a gente",
  unknown: "Não achamos este código.",
  unknownLead: (code: string) =>
    `Nenhum plano assinado tem o código ${code}. Compare com o papel ou com a tela, letra por letra: a letra O vira zero, e I e L viram um.`,
  offline: "Sem internet não dá para conferir.",
  offlineLead:
    "A resposta vem do servidor, para ninguém ser enganado por uma cópia antiga. Quando a conexão voltar, conferimos de novo.",
  failed: "Não deu para conferir agora.",
  failedLead: "A falha foi nossa, e não diz nada sobre o plano. Tente de novo em instantes.",
  retry: "Tentar de novo",
} as const;
