import type { CuratedAnswer } from "./curated-answer.ts";

export const loggingAnswers: readonly CuratedAnswer[] = [
  {
    id: "como-registrar",
    stems: [
      "como registr*",
      "como anot*",
      "como eu registr*",
      "como lanc*",
      "onde registr*",
      "onde anot*",
      "como uso o diario",
    ],
    answer:
      "Escreva a refeição em uma frase, como você contaria a alguém: o que era e quanto, em colher, concha ou fatia. Eu leio, mostro o que entendi e você confirma. Nada entra no diário sem o seu toque.",
    link: "/app/diario",
  },
  {
    id: "corrigir-registro",
    stems: [
      "errei o registro",
      "corrig* o registro",
      "corrig* um registro",
      "apag* o registro",
      "apag* um registro",
      "edit* o registro",
      "registrei errado",
      "anotei errado",
      "apag* o lanche",
      "apag* o almoco",
      "apag* o jantar",
      "cancel* esse registro",
      "cancel* o registro",
    ],
    answer:
      "Abra o dia no diário, toque na refeição e mude a quantidade, troque o alimento ou apague. O total se ajusta na hora.",
    link: "/app/diario",
  },
  {
    id: "dia-esquecido",
    stems: [
      "esqueci de registr*",
      "esqueci de anot*",
      "registrar ontem",
      "dia que esqueci",
      "preencher ontem",
      "dia de ontem no diario",
      "atrasado no diario",
    ],
    answer:
      "Dá para preencher depois: abra o dia no diário e registre o que lembrar. Um dia em branco não estraga nada; o que conta é o conjunto.",
    link: "/app/diario",
  },
  {
    id: "alimento-nao-encontrado",
    stems: [
      "nao achei o alimento",
      "nao encontrei o alimento",
      "nao tem na tabela",
      "alimento que nao tem",
      "nao acha o alimento",
      "cadastr* alimento",
      "criar alimento",
    ],
    answer:
      "Procure pelo nome mais simples, sem a marca. Se ainda faltar, crie o seu em “Meus alimentos” com os dados do rótulo. Quando ninguém mediu um valor, mostramos “sem dado”, e nunca zero.",
    link: "/app/diario/meus",
  },
  {
    id: "repetir-refeicao",
    stems: [
      "repetir refeicao",
      "repetir a refeicao",
      "copiar refeicao",
      "copiar o dia",
      "mesma refeicao todo dia",
      "comi a mesma coisa",
    ],
    answer:
      "Escreva “igual ontem” ou abra um dia parecido no diário e repita a refeição. Depois é só mudar o que foi diferente.",
    link: "/app/diario",
  },
  {
    id: "medidas-caseiras",
    stems: [
      "sem balanca de cozinha",
      "nao tenho balanca",
      "medida caseira",
      "medidas caseiras",
      "preciso pesar a comida",
      "tenho que pesar a comida",
      "quanto e uma colher",
    ],
    answer:
      "Não precisa de balança de cozinha. O plano fala em colher, concha, fatia e unidade, e mostra ao lado quanto isso costuma pesar. Registre do mesmo jeito.",
    link: "/app/plano",
  },
  {
    id: "troca-de-alimento",
    stems: [
      "como faco uma troca",
      "como troc* um alimento",
      "como troc* alimento",
      "como funciona a troca",
      "como funcionam as trocas",
      "posso trocar os alimentos",
    ],
    answer:
      "No plano, toque no alimento e veja as trocas daquela linha: todas mantêm o equilíbrio da refeição e respeitam o que você não come. Escolha uma e pronto.",
    link: "/app/plano",
  },
  {
    id: "lista-de-compras",
    stems: ["lista de compra*", "lista de mercado", "lista do mercado", "o que comprar"],
    answer:
      "A lista de compras da semana já está pronta, somada a partir do seu plano e arredondada para o que o mercado vende. Marque o que já pegou.",
    link: "/app/plano/lista",
  },
  {
    id: "como-pesar",
    stems: [
      "como me pes*",
      "quando me pes*",
      "que horas me pes*",
      "quantas vezes me pes*",
      "preciso me pesar",
      "tenho que me pesar",
      "como pesar",
      "que dia me pes*",
    ],
    answer:
      "De manhã, depois do banheiro, antes de comer e com pouca roupa, sempre na mesma balança. Alguns dias por semana bastam. Se a balança pesa na cabeça, dá para acompanhar só pela fita.",
    link: "/app/evolucao/peso",
  },
  {
    id: "registrar-peso",
    stems: ["pesei hoje", "me pesei hoje", "deu na balanca", "onde anoto o peso", "registr* o peso", "anot* meu peso"],
    answer:
      "Registre na página do peso e a linha se atualiza na hora. Um número sozinho diz pouco; a linha é que conta.",
    link: "/app/evolucao/peso",
  },
  {
    id: "peso-subiu-de-um-dia",
    stems: [
      "subi de ontem pra hoje",
      "peso subiu",
      "engordei de ontem",
      "peso oscil*",
      "balanca subiu",
      "subi 1 kg",
      "peso variou",
    ],
    answer:
      "De um dia para o outro o que muda é quase sempre água: sal, intestino, ciclo, treino, sono. Por isso olhamos a tendência, que alisa esses altos e baixos.",
    link: "/app/evolucao",
  },
  {
    id: "medir-cintura",
    stems: [
      "medir a cintura",
      "medir cintura",
      "como meco a cintura",
      "fita metrica",
      "tirar medidas",
      "como tiro as medidas",
    ],
    answer:
      "Em pé, ao fim de uma expiração tranquila, passe a fita na altura do umbigo sem apertar. Meça duas vezes e anote a média. A cintura conta a história quando a balança empaca.",
    link: "/app/evolucao",
  },
  {
    id: "esconder-numeros-como",
    stems: [
      "como escond* os numeros",
      "como escond* o peso",
      "da pra esconder os numeros",
      "da pra esconder o peso",
      "sem ver calorias",
      "nao quero ver calorias",
    ],
    answer:
      "Dá para usar tudo sem números: o plano fala em palma, punho e concha, e a evolução fala em palavras. É só pedir aqui para esconder os números. Para mostrar de novo, a nutricionista conversa com você.",
    link: "/app/conta",
  },
];
