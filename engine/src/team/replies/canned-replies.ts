import type { StaffRole } from "@app/contract/staff/identity";

export type ServiceReply = {
  /** Fixed: the browser keeps the order in which a person uses them by it. */
  readonly id: string;
  readonly roles: readonly StaffRole[];
  readonly title: string;
  readonly text: string;
};

const professionals: readonly StaffRole[] = ["nutri", "treinador"];

/**
 * The service's own replies. Reviewed as data: none promises a result, states a figure of anybody's plan, or answers a
 * sign of danger, which a person does in words of their own.
 */
export const CANNED_REPLIES: readonly ServiceReply[] = [
  {
    id: "5b0f6a1e-52c4-4c1d-9c52-0d0f7f0a1001",
    roles: professionals,
    title: "Vou olhar e volto",
    text: "Oi, {primeiroNome}! Li a sua mensagem e quero responder com calma. Vou olhar o seu plano e o seu diário e volto até {prazo}. {profissional}",
  },
  {
    id: "5b0f6a1e-52c4-4c1d-9c52-0d0f7f0a1002",
    roles: professionals,
    title: "Preciso saber mais",
    text: "{primeiroNome}, para eu responder direito: {pergunta} Pode escrever do seu jeito, não precisa ser longo.",
  },
  {
    id: "5b0f6a1e-52c4-4c1d-9c52-0d0f7f0a1003",
    roles: professionals,
    title: "Semana difícil",
    text: "{primeiroNome}, que bom que você contou. Uma semana assim não desfaz o que você já construiu. Escolha uma coisa só para os próximos dias: {passo}. O resto espera.",
  },
  {
    id: "5b0f6a1e-52c4-4c1d-9c52-0d0f7f0a1004",
    roles: professionals,
    title: "Mandar um oi",
    text: "Oi, {primeiroNome}! Faz uns dias que não vejo registro seu e quis saber como você está. Se algo no plano não cabe na sua rotina, me conta: eu mudo o plano, não você.",
  },
  {
    id: "5b0f6a1e-52c4-4c1d-9c52-0d0f7f0a1005",
    roles: professionals,
    title: "Mudei o plano",
    text: "{primeiroNome}, mudei o seu plano pelo que você contou. O que mudou, e por quê, está na tela do plano. Se algo não servir, escreva aqui.",
  },
  {
    id: "5b0f6a1e-52c4-4c1d-9c52-0d0f7f0a1006",
    roles: professionals,
    title: "É com o seu médico",
    text: "{primeiroNome}, isso é uma decisão de quem acompanha você no consultório: eu não posso mudar remédio nem avaliar exame por aqui. Converse lá e me conte o que decidirem, para eu ajustar o plano.",
  },
  {
    id: "5b0f6a1e-52c4-4c1d-9c52-0d0f7f0a1007",
    roles: ["nutri"],
    title: "Trocar um alimento",
    text: "{primeiroNome}, pode trocar sim. Na tela do plano, toque no alimento e escolha uma das trocas: todas já contam certo no seu dia. Se nenhuma servir, me diga o que você tem em casa.",
  },
  {
    id: "5b0f6a1e-52c4-4c1d-9c52-0d0f7f0a1008",
    roles: ["nutri"],
    title: "Comer fora",
    text: "{primeiroNome}, coma com gosto. Comece pela salada, escolha o prato que você quer de verdade e pare quando estiver bem. Depois registre do jeito que lembrar: aproximado já ajuda.",
  },
  {
    id: "5b0f6a1e-52c4-4c1d-9c52-0d0f7f0a1009",
    roles: ["treinador"],
    title: "Dúvida na execução",
    text: "{primeiroNome}, veja o desenho do exercício na tela do treino, com calma, e faça com menos carga até o movimento sair limpo. Se doer, pare e marque a dor ali mesmo: eu recebo o aviso.",
  },
  {
    id: "5b0f6a1e-52c4-4c1d-9c52-0d0f7f0a1010",
    roles: ["treinador"],
    title: "Sem tempo para treinar",
    text: "{primeiroNome}, quando o dia apertar, faça a versão curta do treino: ela conta. Melhor curto e feito do que inteiro e adiado.",
  },
  {
    id: "5b0f6a1e-52c4-4c1d-9c52-0d0f7f0a1011",
    roles: ["vendas"],
    title: "Recebi, vou ver",
    text: "Oi, {primeiroNome}! Aqui é {profissional}, do atendimento. Recebi a sua mensagem, vou verificar e respondo até {prazo}.",
  },
  {
    id: "5b0f6a1e-52c4-4c1d-9c52-0d0f7f0a1012",
    roles: ["vendas"],
    title: "Recibos",
    text: "{primeiroNome}, os seus pagamentos, cada um com o recibo, ficam em Conta. Se faltar algum, me diga a data que eu procuro.",
  },
  {
    id: "5b0f6a1e-52c4-4c1d-9c52-0d0f7f0a1013",
    roles: ["vendas"],
    title: "Cancelar ou pedir de volta",
    text: "{primeiroNome}, isso se resolve em Conta, na hora e sem falar com ninguém: ali estão o cancelamento e o pedido de devolução, com o que acontece em cada caso. Se alguma tela travar, me conta onde parou.",
  },
  {
    id: "5b0f6a1e-52c4-4c1d-9c52-0d0f7f0a1014",
    roles: ["vendas"],
    title: "É com a sua equipe",
    text: "{primeiroNome}, isso é com a sua nutricionista ou o seu treinador, e eu não vejo essa parte. Passei a sua pergunta para eles: a resposta chega na conversa com a equipe, até {prazo}.",
  },
];

/** Those of a role, in their order. */
export const repliesOf = (role: StaffRole): ServiceReply[] =>
  CANNED_REPLIES.filter(({ roles }) => roles.includes(role));
