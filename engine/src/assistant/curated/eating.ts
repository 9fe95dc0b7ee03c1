import type { CuratedAnswer } from "./curated-answer.ts";

export const eatingAnswers: readonly CuratedAnswer[] = [
  {
    id: "fome-fora-de-hora",
    stems: [
      "to com fome",
      "estou com fome",
      "sinto fome",
      "muita fome",
      "fome entre",
      "fome de noite",
      "fome a noite",
      "fome de madrugada",
      "morrendo de fome",
    ],
    answer:
      "Fome é informação, não falha. Se a próxima refeição está longe, adiante o lanche do plano. Se isso se repete, conte na revisão da semana: a nutricionista muda a divisão do dia.",
    link: "/app/plano",
  },
  {
    id: "vontade-de-doce",
    stems: [
      "vontade de doce",
      "vontade de comer doce",
      "vontade de chocolate",
      "posso comer doce",
      "posso comer chocolate",
    ],
    answer:
      "Doce cabe. Escolha um de que você gosta, coma sentada ou sentado e sem pressa, e registre como qualquer comida. Proibir costuma aumentar a vontade.",
    link: "/app/diario",
  },
  {
    id: "comer-fora",
    stems: [
      "comer fora",
      "comi fora",
      "restaurante*",
      "por quilo",
      "self service",
      "almoco no trabalho",
      "praca de alimentacao",
    ],
    answer:
      "Monte o prato como em casa: metade de verduras e legumes, um quarto de {base}, um quarto de {proteina}. Depois conte em uma frase o que comeu.",
    link: "/app/diario",
  },
  {
    id: "festa-e-churrasco",
    stems: ["churrasco*", "festa*", "aniversario", "casamento", "happy hour", "rodizio", "natal", "ano novo", "ceia"],
    answer:
      "Vá e aproveite. Chegue sem estar faminta ou faminto, faça um prato em vez de beliscar, e siga o plano na refeição seguinte como se nada fosse. Uma festa não muda a tendência.",
    link: "/app/diario",
  },
  {
    id: "fim-de-semana",
    stems: ["fim de semana", "final de semana", "fds", "no domingo", "no sabado como"],
    answer:
      "No fim de semana vale manter duas âncoras: os horários das refeições principais e a salada no almoço. O resto pode ser mais solto. Se os fins de semana apertam, conte na revisão.",
    link: "/app/revisao",
  },
  {
    id: "alcool",
    stems: ["cerveja*", "vinho", "alcool*", "bebida alcoolica", "drink*", "caipirinha", "posso beber"],
    answer:
      "Dá para conviver com bebida, e ela conta no diário como tudo. Beba devagar, com comida e água por perto. Se você usa algum remédio ou tem dúvida de saúde, essa conversa é com seu médico ou sua médica.",
    link: "/app/diario",
  },
  {
    id: "agua",
    stems: [
      "quanta agua",
      "beber agua",
      "tomar agua",
      "esqueco de beber agua",
      "esqueci de beber agua",
      "cha conta como agua",
      "agua com gas",
      "meta de agua",
    ],
    answer:
      "A sua meta de água está no plano, e chá e água com gás sem açúcar contam. Uma garrafa à vista ajuda mais que força de vontade. Quando o plano não traz meta, converse com seu médico antes.",
    link: "/app/plano",
  },
  {
    id: "adocante-ou-acucar",
    stems: ["adocante*", "acucar no cafe", "acucar ou", "stevia"],
    answer:
      "Os dois cabem em pouca quantidade. O que costuma ajudar é ir reduzindo aos poucos, até o gosto do café aparecer. Registre como você toma.",
    link: "/app/diario",
  },
  {
    id: "comer-a-noite",
    stems: [
      "comer a noite engorda",
      "comer de noite engorda",
      "carboidrato a noite",
      "carboidrato de noite",
      "comer depois das",
      "macarrao de noite",
      "jantar tarde",
    ],
    answer:
      "O relógio não engorda ninguém; o que pesa é o conjunto do dia. Coma na hora que cabe na sua rotina. Se jantar tarde atrapalha o sono, conte na revisão e mudamos os horários.",
    link: "/app/plano",
  },
  {
    id: "jejum-intermitente",
    stems: ["jejum intermitente", "pular o cafe da manha", "nao tomo cafe da manha", "treinar em jejum"],
    answer:
      "Se você não sente fome de manhã, o plano pode começar mais tarde. Jejum de muitas horas não faz parte do nosso método; quem avalia o seu caso é a nutricionista.",
    link: "/app/conversa",
  },
  {
    id: "cozinhar-na-semana",
    stems: [
      "marmita*",
      "congel*",
      "cozinhar pra semana",
      "cozinhar para a semana",
      "sem tempo de cozinhar",
      "sem tempo pra cozinhar",
      "nao tive tempo de cozinhar",
      "preparar a semana",
    ],
    answer:
      "Cozinhe a base uma vez: {panela}, a sua proteína e legumes assados, em potes separados. Gele logo, congele o que for para o fim da semana e tempere só na hora.",
    link: "/app/plano/lista",
  },
  {
    id: "nao-sei-cozinhar",
    stems: [
      "nao sei cozinhar",
      "odeio cozinhar",
      "receita facil",
      "receitas faceis",
      "como preparo",
      "como faco o frango",
    ],
    answer:
      "O plano usa pratos simples, e cada um vem com duas frases de como servir. Comece por {faceis}: é difícil errar.",
    link: "/app/plano",
  },
  {
    id: "gastar-menos",
    stems: [
      "mais barato",
      "mais barata",
      "gastar menos",
      "ta caro",
      "muito caro",
      "mercado caro",
      "economizar no mercado",
      "sem dinheiro pro mercado",
    ],
    answer:
      "Troque dentro da mesma linha do plano: {baratos} no lugar do que pesa na conta, fruta da estação no lugar da importada. Toque no alimento para ver o que pode entrar no lugar.",
    link: "/app/plano",
  },
  {
    id: "sem-carne",
    stems: ["sem carne", "vegetarian*", "vegan*", "nao como carne", "parar de comer carne"],
    answer:
      "Se mudou o que você come, atualize as respostas da anamnese: o plano passa a usar só o que cabe no seu prato, e a nutricionista recebe o aviso.",
    link: "/app/anamnese/respostas",
  },
  {
    id: "alergia-e-intolerancia",
    stems: ["intoleran*", "alergi*", "lactose", "gluten", "celiac*"],
    answer:
      "Alergias e intolerâncias ficam na anamnese, e o plano, as trocas e a lista respeitam todas. Descobriu uma nova? Atualize as respostas hoje mesmo.",
    link: "/app/anamnese/respostas",
  },
  {
    id: "mitos",
    stems: [
      "banana engorda",
      "pao engorda",
      "arroz engorda",
      "gluten engorda",
      "ovo faz mal",
      "engorda mesmo",
      "emagrece mesmo",
      "detox",
      "alimento que emagrece",
    ],
    answer:
      "Nenhum alimento sozinho engorda ou emagrece. Se ele está no seu plano ou nas suas trocas, já foi contado. Sobre o que circula por aí, pergunte à nutricionista.",
    link: "/app/conversa",
  },
];
